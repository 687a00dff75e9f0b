// A race: a link with the sender's times, played against, and sent back.
import { readFile } from "node:fs/promises";
import { bounds, cell, expect, expectAccessible, key, open, paste, test, type } from "./page.mjs";

// Its first row is empty.
const clues = "000000000824639715397815264983527641241368579675491382462983157519746823738152496";
const row = "156274938";

const button = (where, name) => where.getByRole("button", { name, exact: true });

/** The clipboard of a page, which stories share with no other program. */
const copied = (page) => page.evaluate(() => navigator.clipboard.readText());

test("a solved game is sent as a race, and the other time comes back", async ({ page, context, browser }) => {
  const clipboard = ["clipboard-read", "clipboard-write"];
  await context.grantPermissions(clipboard);
  await open(page, { hash: `#p=${clues}` });
  for (const [at, digit] of [...row].entries()) await type(page, `r1c${at + 1}`, digit);
  const card = page.getByRole("region", { name: "Solved" });
  await button(card, "Send as a race").click();
  const dialog = page.getByRole("dialog", { name: "Share" });
  await expect(button(dialog, "With my times, as a race")).toHaveAttribute("aria-pressed", "true");
  await expect(dialog.getByLabel("Link to this puzzle")).toHaveValue(/#p=\d{81}&race=([0-9a-z]{3}){9}$/);
  await expectAccessible(page);
  await button(dialog, "Copy link").click();
  await expect.poll(() => copied(page)).toMatch(/#p=\d{81}&race=/);
  const link = await copied(page);
  await page.keyboard.press("Escape");

  const elsewhere = await browser.newContext({ serviceWorkers: "block", permissions: clipboard });
  const other = await elsewhere.newPage();
  await other.goto(link);
  await expect(other.locator("[data-worker=ready]")).toBeAttached();
  await expect(other.getByText(/^A race: the sender solved this puzzle in \d+:\d\d\. Your time is running\.$/)).toBeVisible();
  const race = other.getByRole("group", { name: /^Race: you have filled 0 of 9 cells/ });
  await expect(race).toHaveText(/^(Level|\d cells? behind|The sender took .*)$/);
  await expectAccessible(other);
  // It goes on after a reload.
  await type(other, "r1c1", "1");
  await other.reload();
  await expect(other.getByRole("group", { name: /^Race: you have filled 1 of 9 cells/ })).toBeVisible();
  for (const [at, digit] of [...row].entries()) if (at) await type(other, `r1c${at + 1}`, digit);
  const end = other.getByRole("region", { name: "Solved" });
  await expect(end.getByRole("heading", { name: /^(You won the race|Solved)/ })).toBeVisible();
  await expect(end.getByText("Sender", { exact: true })).toBeVisible();
  await expectAccessible(other);
  const saving = other.waitForEvent("download");
  await button(end, "Share").click();
  expect((await readFile(await (await saving).path())).subarray(1, 4).toString()).toBe("PNG");
  await button(end, "Copy a link with my time").click();
  await expect.poll(() => copied(other)).not.toBe(link);
  const back = await copied(other);
  await elsewhere.close();

  await paste(page, back);
  await expect(card.getByRole("heading", { name: /^(You won the race|Solved)/ })).toBeVisible();
  await expect(card.getByText("Sender", { exact: true })).toBeVisible();
  // The own link leads to the own game.
  await paste(page, link);
  await expect(card.getByText("Sender", { exact: true })).toBeVisible();
});

for (const [width, height] of [[360, 640], [390, 844], [844, 390]]) {
  test(`at ${width}x${height} a race hides nothing of the grid and the pad`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ viewport: { width, height }, hasTouch: true, isMobile: true, reducedMotion: "reduce", serviceWorkers: "block" });
    const page = await context.newPage();
    await page.goto(`${baseURL}?lang=zh-CN#p=${clues}&race=${"00500a00f00k00p00u00z014019"}-help`);
    await expect(page.locator("[data-worker=ready]")).toBeAttached();
    const race = page.getByRole("group", { name: /^比赛：/ });
    await expect(race).toBeVisible();
    const bar = await bounds(race);
    expect(bar.x + bar.width).toBeLessThanOrEqual(width);
    for (const other of [page.getByRole("grid"), page.getByRole("group", { name: "数字键" }), page.getByRole("banner")]) {
      const box = await bounds(other);
      const isApart = bar.y >= box.y + box.height - 1 || box.y >= bar.y + bar.height - 1 || bar.x >= box.x + box.width - 1 || box.x >= bar.x + bar.width - 1;
      expect(isApart).toBe(true);
    }
    const last = page.getByRole("group", { name: "工具" }).getByRole("button").last();
    await expect(last).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    for (const [at, digit] of [...row].entries()) {
      await page.getByRole("gridcell").nth(at).tap();
      await page.getByRole("group", { name: "数字键" }).getByRole("button", { name: new RegExp(`^${digit}`) }).tap();
    }
    const card = page.getByRole("region", { name: "完成" });
    await expect(button(card, "复制带有我的用时的链接")).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await context.close();
  });
}

test("times that are damaged leave the puzzle, and say so", async ({ page }) => {
  await open(page, { hash: `#p=${clues}&race=zzz` });
  await expect(page.getByText("The times in the link are damaged. The puzzle opens without a race.")).toBeVisible();
  await expect(cell(page, "r2c1")).toHaveAccessibleName(/Given 8/);
  await expect(page.getByRole("group", { name: /^Race/ })).toHaveCount(0);
  await cell(page, "r1c1").click();
  await key(page, 1).click();
  await expect(cell(page, "r1c1")).toHaveAccessibleName(/1, entered/);
});

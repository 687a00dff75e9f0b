// The end of a game, what Solve asks first, and the puzzles of a day.
import { readFile } from "node:fs/promises";
import { cell, expect, expectAccessible, fromMenu, open, test, type } from "./page.mjs";

const button = (within, name) => within.getByRole("button", { name, exact: true });

const given = "...2......24.3.715...8152..9.3..7641.4.....7.6754..3.2..2983...519.4.82......2...";
const solution = "156274938824639715397815264983527641241368579675491382462983157519746823738152496";

/** Enters the digits that are missing, but for the first few. */
async function fill(page, skipped = 0) {
  const missing = [...given].map((digit, at) => [digit, at]).filter(([digit]) => digit === ".");
  for (const [, at] of missing.slice(skipped)) {
    await type(page, `r${Math.floor(at / 9) + 1}c${(at % 9) + 1}`, solution[at]);
  }
}

test("a solved puzzle shows its time, and the next one is a press away", async ({ page }) => {
  await open(page);
  await fill(page);
  const card = page.getByRole("region", { name: "Solved" });
  await expect(card.getByRole("heading", { name: "Solved: your first Easy without help." })).toBeVisible();
  await expect(card.getByRole("button", { name: /^Today’s Easy/ })).toBeFocused();
  await expect(card.getByRole("link", { name: "Lesson" })).toBeVisible();
  await expect(page.locator("[aria-selected=true]")).toHaveCount(0);
  await button(card, "More").click();
  await expect(card).toContainText("Hints");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(card).toHaveCount(0);
  await expect(page.getByRole("status").filter({ hasText: "Solved in" })).toBeVisible();
  await page.reload();
  await expect(page.locator("[data-worker=ready]")).toBeAttached();
  await expect(card).toHaveCount(0);
  await page.getByRole("button", { name: /^Solved in/ }).click();
  const saving = page.waitForEvent("download");
  await button(card, "Share picture").click();
  const picture = await readFile(await (await saving).path());
  expect(picture.subarray(1, 4).toString()).toBe("PNG");
  await expect(page.locator(".notice")).toHaveText("The picture is saved.");
  await button(card, "Another Easy").click();
  await expect(card).toHaveCount(0);
  await expect(page.getByRole("gridcell", { name: /empty/i }).first()).toBeVisible();
});

test("Solve asks before it shows the solution, and can show one cell", async ({ page }) => {
  await open(page);
  await fromMenu(page, "Solution");
  const question = page.getByRole("region", { name: "Show the solution?" });
  await button(question, "Show one cell").click();
  await expect(cell(page, "r1c1")).toHaveAccessibleName(/1, entered\.$/);
  await fromMenu(page, "Solution");
  await button(question, "Show everything").click();
  await button(page, "Fill in the grid").click();
  await expect(page.getByRole("status").filter({ hasText: "does not count as solved" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Solved" })).toHaveCount(0);
});

test("the puzzle of the day is the same after a reload, and in the Library", async ({ page }) => {
  await open(page);
  const today = page.getByRole("region", { name: "Today" });
  await today.getByRole("button", { name: /^Easy/ }).click();
  await expect(today.getByRole("button", { name: /^Easy/ })).toHaveAttribute("aria-current", "true");
  const names = () => page.getByRole("gridcell").evaluateAll((cells) => cells.map((one) => one.getAttribute("aria-label")));
  const before = await names();
  await page.reload();
  await expect(page.locator("[data-worker=ready]")).toBeAttached();
  expect(await names()).toEqual(before);
  await page.getByRole("link", { name: "Library" }).first().click();
  await expect(page.getByRole("region", { name: "Streak" })).toBeVisible();
  await expectAccessible(page);
});

for (const [width, height] of [[768, 1024], [360, 640]]) {
  test(`at ${width}x${height} the end of a game fits, and says what became of the picture`, async ({ page }) => {
    await page.addInitScript(() => {
      navigator.canShare = () => true;
      navigator.share = () => Promise.resolve();
    });
    await page.setViewportSize({ width, height });
    await open(page);
    await fill(page);
    const card = page.getByRole("region", { name: "Solved" });
    await expect(card).toBeVisible();
    expect(await card.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(0);
    await button(card, "Share").click();
    const notice = page.getByText("The picture is shared.");
    await expect(notice).toBeInViewport({ ratio: 1 });
    const [under, top] = [await notice.boundingBox(), await card.boundingBox()];
    expect(under.y + under.height, "the notice covers nothing of the card").toBeLessThanOrEqual(top.y);
    await button(card, "Close").click();
    await expect(card).toHaveCount(0);
  });
}

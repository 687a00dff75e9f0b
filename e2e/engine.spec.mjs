// The engine's trial, folded away under About: how fast the search is in this very browser.
import { expect, expectAccessible, open, test } from "./page.mjs";

const button = (page, name) => page.getByRole("button", { name, exact: true });
const rows = (page) => page.locator(".benchmark tbody tr");
const number = async (row, column) => Number(await row.getByRole("cell").nth(column).textContent());

async function unfold(page) {
  await button(page, "Menu").click();
  await button(page, "About").click();
  await expect(button(page, "Run")).toBeHidden();
  await page.getByText("Engine speed", { exact: true }).click();
}

test("anyone can see what the engine does in this browser", async ({ page }) => {
  await open(page);
  await unfold(page);
  await button(page, "Run").click();
  await expect(rows(page)).toHaveCount(3);
  const [easy, hard, made] = await rows(page).all();
  await expect(easy).toContainText("Easy (12)");
  await expect(made).toContainText("New puzzles");
  for (const row of [easy, hard, made]) expect(await number(row, 2)).toBeGreaterThan(100);
  expect(await number(easy, 3)).toBe(0);
  expect(await number(hard, 3)).toBeGreaterThan(1);
  await expect(button(page, "Run")).toBeVisible();
  await expectAccessible(page);
});

test("a list of one's own is gone through, and what takes long can be stopped", async ({ page }) => {
  await open(page);
  await unfold(page);
  const hard = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
  const list = (lines, puzzle = hard) => ({ name: "mine.txt", mimeType: "text/plain", buffer: Buffer.from(`# hard\n${`${puzzle}\n`.repeat(lines)}`) });
  const field = page.getByLabel("Open a list");
  await field.setInputFiles(list(3));
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).first()).toContainText("mine.txt");
  expect((await number(rows(page).first(), 1)) % 3).toBe(0);
  // No grid of nine by nine completes this, and each line takes a tenth of a second to say so.
  await field.setInputFiles(list(2_000, ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4........."));
  await button(page, "Stop").click();
  await expect(button(page, "Run")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText("Stopped. Nothing was changed.")).toBeVisible();
});

test("the trial speaks Chinese", async ({ page }) => {
  await open(page, { lang: "zh-CN" });
  await button(page, "菜单").click();
  await button(page, "关于").click();
  await page.getByText("引擎速度", { exact: true }).click();
  await button(page, "运行").click();
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).first()).toContainText("简单");
});

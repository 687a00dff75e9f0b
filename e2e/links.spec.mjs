// Links that are drawn by hand: by keys and by mouse on a desk, by touch on a phone; the check of a chain.
import { bounds, cell, expect, expectAccessible, open, test } from "./page.mjs";

// 2r1c1=2r5c1-2r5c2=2r4c2 removes 2 from r5c1.
const puzzle = "#p=.9........31.28.5...6....238.597.4......8.......2.......7..5.8..62...5.9...7...6.";
const at = (page, row, column) => page.getByRole("gridcell").nth((row - 1) * 9 + column - 1);
const lines = (page, shape) => page.locator(`.page-play .board-links [data-shape="${shape}"]`);

test("links are drawn by keys and by mouse, checked, lit, kept and taken back", async ({ page }) => {
  await open(page, { hash: puzzle });
  const status = page.locator(".status-line-text");
  const press = (...keys) => keys.reduce((before, name) => before.then(() => page.keyboard.press(name)), Promise.resolve());
  await cell(page, "r1c1").focus();
  await press("j", "2", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown", "2");
  await expect(status).toHaveText("Strong link, 2: r1c1 and r5c1.");
  await press("2", "ArrowRight", "2", "2", "ArrowLeft", "2");
  await expect(status).toHaveText("Weak link, 2: r5c2 and r5c1.");
  await expect(lines(page, "drawn")).toHaveCount(1);
  await expect(lines(page, "dotted")).toHaveCount(1);
  await expect(lines(page, "end")).toHaveCount(3);

  // By mouse: the place of 2 is the middle of the upper row of a cell.
  const place = async (name) => {
    const box = await bounds(cell(page, name));
    return [box.x + box.width / 2, box.y + box.height / 5];
  };
  await page.mouse.click(...(await place("r5c2")));
  await page.mouse.click(...(await place("r4c2")));
  await expect(lines(page, "drawn")).toHaveCount(2);
  const card = page.getByRole("region", { name: "Links" });
  await expect(card.getByRole("list", { name: "Links drawn" }).getByRole("listitem")).toHaveCount(3);
  await expectAccessible(page);

  await press("Enter");
  const answer = page.getByRole("region", { name: "Is this chain valid?" });
  await expect(answer.getByRole("heading")).toContainText("Yes, every link holds");
  await expect(answer).toContainText("r5c1 cannot be 2: the cell sees r1c1 and r4c2, one of which is 2.");
  // Back closes the answer alone.
  await page.goBack();
  await expect(answer).toHaveCount(0);
  await expect(card.getByRole("list", { name: "Links drawn" }).getByRole("listitem")).toHaveCount(3);
  await press("Enter");
  const row = answer.getByRole("button", { name: /^Weak link, 2: r5c1 and r5c2\./ });
  await row.focus();
  await expect(page.locator('.page-play .board-links [data-shape="drawn"][data-faint]')).toHaveCount(2);
  await expectAccessible(page);
  await answer.getByRole("button", { name: "Remove 2 in r5c1" }).click();
  await expect(answer).toHaveCount(0);
  await page.reload();
  await expect(lines(page, "drawn")).toHaveCount(2);
  await card.getByRole("button", { name: "Clear links" }).click();
  await expect(lines(page, "drawn")).toHaveCount(0);
  await page.getByRole("alert").or(page.locator(".notice")).getByRole("button", { name: "Undo" }).click();
  await expect(lines(page, "drawn")).toHaveCount(2);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test("the digits of the pad are the ends, and the answer is a sheet (zh-CN)", async ({ page }) => {
    await open(page, { lang: "zh-CN", hash: puzzle });
    const button = (name) => page.getByRole("button", { name, exact: true });
    const two = page.locator(".pad-keys").getByRole("button", { name: /^2/ });
    const end = async (row, column) => {
      await at(page, row, column).tap();
      await two.tap();
    };
    await button("链接").tap();
    for (const [row, column] of [[1, 1], [5, 1], [5, 2], [4, 2]]) await end(row, column);
    await expect(lines(page, "drawn")).toHaveCount(2);
    await expect(button("这条链成立吗？")).toHaveCount(0);
    // Strong, and read as weak between two strong ones.
    for (const [row, column] of [[5, 1], [5, 2]]) await end(row, column);
    await expectAccessible(page);
    await button("这条链成立吗？").tap();
    const answer = page.getByRole("region", { name: "这条链成立吗？" });
    await expect(answer.getByRole("heading")).toContainText("成立，每条链接都对");
    await expectAccessible(page);
    const [sheet, grid] = [await bounds(answer), await bounds(page.getByRole("grid"))];
    expect(sheet.y).toBeGreaterThanOrEqual(grid.y + grid.height - 1);
    await button("保留链接").tap();
    // A weak link at the end of the chain in the place of a strong one.
    for (const [row, column] of [[5, 2], [4, 2]]) await end(row, column);
    for (const [row, column] of [[5, 1], [5, 2]]) await end(row, column);
    await button("这条链成立吗？").tap();
    await expect(answer.getByRole("heading")).toContainText("不成立，有 1 条链接不对");
    await expect(lines(page, "failed-dotted")).toHaveCount(1);
  });
});

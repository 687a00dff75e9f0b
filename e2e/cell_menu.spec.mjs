// The menu of a cell, by finger, mouse and keys; the hint for a cell; and the grid read aloud.
import { bounds, cell, expect, expectAccessible, key, open, test } from "./page.mjs";

const puzzle = "#p=400520703000003000100007000014000006700050001500000420000400005000800000201076008";
const words = {
  en: { here: "Hint here", why: "Why not…", colour: "Colour", clear: "Clear notes", menu: "Menu", pairs: "Pairs" },
  "zh-CN": { here: "提示这一格", why: "为什么不行…", colour: "颜色", clear: "清除笔记", menu: "菜单", pairs: "双候选数" },
};
const menu = (page) => page.getByRole("dialog");
const item = (page, name) => menu(page).getByRole("button", { name, exact: true });
const at = (page, row, column) => page.getByRole("gridcell").nth((row - 1) * 9 + column - 1);

/** Holds a finger on a cell, moving it by so many pixels meanwhile. */
async function hold(page, target, moved = 0) {
  const box = await bounds(target);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const devtools = await page.context().newCDPSession(page);
  const touch = (type, touchPoints) => devtools.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", [point]);
  if (moved) await touch("touchMove", [{ ...point, x: point.x + moved }]);
  await page.waitForTimeout(700);
  await touch("touchEnd", []);
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  for (const [lang, text] of Object.entries(words)) {
    test(`a finger held on a cell opens its menu, which does what it says (${lang})`, async ({ page }) => {
      await open(page, { lang, hash: puzzle });
      await hold(page, at(page, 1, 2));
      await expect(item(page, text.why)).toBeVisible();
      await expectAccessible(page);
      await item(page, text.colour).tap();
      await expect(menu(page)).toHaveCount(0);
      await expect(at(page, 1, 2)).toHaveAttribute("aria-selected", "true");
      await expect(page.getByRole("button", { name: text.colour, exact: true })).toHaveAttribute("aria-pressed", "true");
      await hold(page, at(page, 9, 2));
      await item(page, text.here).tap();
      await expect(page.locator(".hint-panel, .notice")).toBeVisible();
      await expect(page.getByRole("gridcell", { name: /entered|填入/ })).toHaveCount(0);
    });
  }

  test("a held finger writes no locked digit, and one that moves on selects", async ({ page }) => {
    await open(page, { hash: puzzle });
    await key(page, 9).tap();
    await hold(page, cell(page, "r1c2"));
    await expect(menu(page)).toBeVisible();
    await page.goBack();
    await expect(menu(page)).toHaveCount(0);
    await hold(page, cell(page, "r2c4"), 12);
    await expect(menu(page)).toHaveCount(0);
    const names = await page.getByRole("gridcell", { name: /entered/ }).count();
    expect(names).toBeLessThanOrEqual(1);
  });

  test("the menu of the page shows a digit without a key", async ({ page }) => {
    await open(page, { hash: puzzle });
    await page.getByRole("button", { name: "Menu", exact: true }).tap();
    await item(page, "Show a digit").tap();
    await item(page, words.en.pairs).tap();
    await expect(page.locator(".status-line-focus")).toContainText("two candidates");
    await page.getByRole("button", { name: "Menu", exact: true }).tap();
    await item(page, "Show a digit").tap();
    await menu(page).getByRole("group", { name: "Show in the grid" }).getByRole("button", { name: "4", exact: true }).tap();
    await expect(page.locator(".status-line-focus")).toContainText("Showing 4");
  });
});

test("the right button and the keys for menus open it, and Esc gives the cell its focus back", async ({ page }) => {
  await open(page, { hash: puzzle });
  await cell(page, "r2c3").click({ button: "right" });
  await expect(page.getByRole("dialog", { name: "Row 2, column 3, box 1." })).toBeVisible();
  await page.keyboard.press("Escape");
  await cell(page, "r1c2").click();
  for (const press of ["ContextMenu", "Shift+F10"]) {
    await page.keyboard.press(press);
    await expect(page.getByRole("dialog", { name: "Row 1, column 2, box 1." })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu(page)).toHaveCount(0);
    await expect(cell(page, "r1c2")).toBeFocused();
  }
  await page.keyboard.press("ContextMenu");
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Check a deduction" })).toBeVisible();
});

for (const [lang, heard] of [
  ["en", ["In row 1: 4, empty, empty, 5, 2, empty, 7, empty, 3.", "r1c2 can be 6, 8, 9.", "Left to place: 1: 5 times"]],
  ["zh-CN", ["第 1 行：4、空、空、5、2、空、7、空、3。", "r1c2 可填 6、8、9。", "还剩：1 有 5 个"]],
]) {
  test(`keys read the grid aloud (${lang})`, async ({ page }) => {
    await open(page, { lang, hash: puzzle });
    await at(page, 1, 2).click();
    const said = page.locator(".status-line-text");
    for (const [press, text] of [["r", heard[0]], ["y", heard[1]], ["t", heard[2]]]) {
      await page.keyboard.press(press);
      await expect(said).toContainText(text);
    }
    for (const press of ["o", "q"]) {
      const before = await said.textContent();
      await page.keyboard.press(press);
      await expect(said).not.toHaveText(before);
    }
  });
}

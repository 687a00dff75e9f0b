// The replay of a game: with keys alone, by touch on a small phone, in both languages.
import { bounds, cell, expect, expectAccessible, open, test, type } from "./page.mjs";

const puzzle = "#p=400520703000003000100007000014000006700050001500000420000400005000800000201076008";
const button = (page, name) => page.getByRole("button", { name, exact: true });
const entered = (page) => page.getByRole("gridcell", { name: /entered|填入/ });

test("with keys alone: forth, back, by itself, and Esc to the game as it was", async ({ page }) => {
  await open(page, { hash: puzzle });
  await type(page, "r1c2", "9");
  await type(page, "r1c3", "6");
  await page.keyboard.press("Shift+R");
  const card = page.getByRole("region", { name: "Replay" });
  await expect(card).toContainText("Move 0 of 2");
  await expect(page.getByRole("grid", { name: "Sudoku, replay" })).toBeVisible();
  await expect(entered(page)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("slider", { name: "Move" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(card).toContainText("9 in r1c2.");
  await expect(entered(page)).toHaveCount(1);
  await page.keyboard.press("Space");
  await expect(entered(page)).toHaveCount(2);
  await expect(button(page, "Play the moves")).toBeVisible();
  await page.keyboard.press("Home");
  await expect(entered(page)).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(card).toHaveCount(0);
  await expect(cell(page, "r1c3")).toHaveAccessibleName(/6, entered/);
});

test("Space plays the moves when the next mode has another key", async ({ page }) => {
  await open(page, { hash: puzzle });
  await type(page, "r1c2", "9");
  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: "Change keys" }).click();
  await sheet.getByRole("definition").filter({ hasText: "next mode" }).getByRole("button", { name: "Change" }).click();
  await expect(sheet.getByText("Press a key.")).toBeVisible();
  await page.keyboard.press("u");
  await expect(sheet.getByText("Press a key.")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await page.keyboard.press("Shift+R");
  await expect(page.getByRole("region", { name: "Replay" })).toContainText("Move 0 of 1");
  await page.keyboard.press("Space");
  await expect(entered(page)).toHaveCount(1);
  await page.keyboard.press("Escape");
  await page.keyboard.press("u");
  await expect(page.getByRole("status").filter({ hasText: "Notes mode." })).toBeVisible();
});

for (const [lang, words] of [
  ["en", { menu: "Menu", branches: "Branches", replay: "Replay", next: "Next", close: "Close", move: "Move 1 of 1" }],
  ["zh-CN", { menu: "菜单", branches: "分支", replay: "回放", next: "下一个", close: "关闭", move: "第 1 / 1 步" }],
]) {
  test.describe("on a phone", () => {
    test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

    test(`a replay from the branches fits and leaves the game alone (${lang})`, async ({ page }) => {
      await open(page, { lang, hash: puzzle });
      await page.getByRole("gridcell").nth(1).tap();
      await page.locator(".pad-key[data-place='9']").tap();
      await button(page, words.menu).tap();
      await page.getByRole("dialog").getByRole("button", { name: words.branches, exact: true }).tap();
      await button(page, words.replay).tap();
      const card = page.getByRole("region", { name: words.replay });
      await card.getByRole("button", { name: words.next, exact: true }).tap();
      await expect(card).toContainText(words.move);
      await expect(entered(page)).toHaveCount(1);
      for (const part of await card.getByRole("button").all()) {
        const box = await bounds(part);
        expect(box.y + box.height).toBeLessThanOrEqual(640);
        expect(box.width).toBeGreaterThanOrEqual(44);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      await expectAccessible(page);
      await card.getByRole("button", { name: words.close, exact: true }).tap();
      await expect(card).toHaveCount(0);
      await expect(entered(page)).toHaveCount(1);
    });
  });
}

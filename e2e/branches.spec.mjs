// Checkpoints, "what if" and branches: by keys alone, by touch on a phone, and after a reload.
import { cell, expect, expectAccessible, key, open, test, type } from "./page.mjs";

const puzzle = "#p=400520703000003000100007000014000006700050001500000420000400005000800000201076008";
const status = (page, text) => expect(page.locator(".status-line-text")).toContainText(text);
const card = (page, name) => page.getByRole("region", { name, exact: true });
const row = (page, name) => page.locator(".list-panel-row", { hasText: name });
const button = (page, name) => page.getByRole("button", { name, exact: true });

test("with keys alone: a checkpoint, another way, a jump, and undo of the jump", async ({ page }) => {
  await open(page, { hash: puzzle });
  await type(page, "r1c2", "9");
  await page.keyboard.press("b");
  await status(page, "Checkpoint 1 is set.");
  await type(page, "r1c3", "8");
  await page.keyboard.press("m");
  await expect(page.getByText("What came after is kept as a branch.")).toBeVisible();
  await type(page, "r1c3", "6");
  await page.keyboard.press("Shift+B");
  const branches = card(page, "Branches");
  await expect(branches.getByText("1 checkpoint, 1 dead end")).toBeVisible();
  await expect(row(page, "r1c3 is 8")).toContainText("r1c3 is not 8");
  await expect(row(page, "Here")).toHaveAttribute("aria-current", "step");
  await expectAccessible(page);
  await row(page, "r1c3 is 8").focus();
  await page.keyboard.press("Enter");
  await expect(cell(page, "r1c3")).toHaveAccessibleName(/8, entered/);
  await page.keyboard.press("Control+z");
  await expect(cell(page, "r1c3")).toHaveAccessibleName(/6, entered/);
  await row(page, "Checkpoint 1").click();
  await branches.getByLabel("Name").fill("Box 1");
  await expect(row(page, "Box 1")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(branches).toBeHidden();
  await page.reload();
  await expect(page.locator("[data-worker=ready]")).toBeAttached();
  await page.keyboard.press("Shift+B");
  await expect(row(page, "Box 1")).toHaveAttribute("aria-current", "step");
});

for (const [lang, words] of [
  ["en", { menu: "Menu", trial: "What if", give: "Give up", keep: "Keep", line: "What if, one move since the checkpoint." }],
  ["zh-CN", { menu: "菜单", trial: "假设", give: "放弃", keep: "保留", line: "假设中，已走 1 步。" }],
]) {
  test.describe("on a phone", () => {
    test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

    test(`what if is one press, and one press gives it up (${lang})`, async ({ page }) => {
      await open(page, { lang, hash: puzzle });
      const at = page.getByRole("gridcell").nth(1);
      await button(page, words.menu).tap();
      await page.getByRole("dialog").getByRole("button", { name: words.trial, exact: true }).tap();
      await at.tap();
      await page.locator(".pad-key[data-place='9']").tap();
      await expect(page.locator(".status-line-focus")).toContainText(words.line);
      await expect(page.getByRole("gridcell", { name: /9, supposed|假设填 9/ })).toHaveCount(1);
      await button(page, words.give).tap();
      await expect(page.getByRole("gridcell", { name: /entered|填入 9/ })).toHaveCount(0);
      await expect(page.locator(".status-line-focus")).toHaveCount(0);
      await expectAccessible(page);
      await button(page, words.menu).tap();
      await page.getByRole("dialog").getByRole("button", { name: words.trial, exact: true }).tap();
      await page.locator(".pad-key[data-place='9']").tap();
      await expect(button(page, words.keep)).toBeInViewport({ ratio: 1 });
      await expect(button(page, words.give)).toBeInViewport({ ratio: 1 });
      await button(page, words.keep).tap();
      await expect(page.locator(".status-line-focus")).toHaveCount(0);
      await expect(page.getByRole("gridcell", { name: /entered|填入 9/ })).toHaveCount(1);
    });
  });
}

test("the mode, the open panel, undo and redo are there after a reload", async ({ page }) => {
  await open(page, { hash: puzzle });
  await type(page, "r1c2", "9");
  await type(page, "r1c3", "6");
  await page.keyboard.press("Control+z");
  await page.keyboard.press("x");
  await page.keyboard.press("Shift+B");
  await page.reload();
  await expect(card(page, "Branches")).toBeVisible();
  await expect(button(page, "Notes")).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Control+y");
  await expect(cell(page, "r1c3")).toHaveAccessibleName(/6, entered/);
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await expect(cell(page, "r1c2")).toHaveAccessibleName(/Empty\.$/);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Shift+H");
  await expect(card(page, "All steps")).toBeVisible();
  await page.reload();
  await expect(card(page, "All steps")).toBeVisible();
});

// Lists of steps: all steps from here, the solving path, and how hard the puzzle is.
import { readFileSync } from "node:fs";
import { cell, expect, expectAccessible, key, open, test, type } from "./page.mjs";

const clues = "400520703000003000100007000014000006700050001500000420000400005000800000201076008";
const puzzle = `#p=${clues}`;
const button = (page, name) => page.getByRole("button", { name, exact: true });
const steps = (page) => page.getByRole("region", { name: "All steps" });
const path = (page) => page.getByRole("region", { name: "Solving path" });
const places = (page) => steps(page).getByRole("button", { name: /^Places/ });
const status = (page, text) => page.getByRole("status").filter({ hasText: text });

/** Waits until the list is there. */
async function listed(list) {
  await expect(list.getByRole("status").filter({ hasText: /\d+ steps?\.|Of all tiers: \d+\./ })).toBeVisible();
}

test("all steps with the keyboard alone: listed, filtered, previewed, opened, applied", async ({ page }) => {
  await open(page, { hash: puzzle });
  await cell(page, "r1c2").click();
  await page.keyboard.press("Shift+H");
  await listed(steps(page));
  await expect(button(steps(page), "All steps")).toBeFocused();
  await expect(steps(page).getByRole("button", { name: /^Hidden single/ })).toHaveAttribute("aria-expanded", "true");
  const many = await places(page).count();
  for (let stop = 0; stop < 4; stop++) await page.keyboard.press("Tab");
  await expect(steps(page).getByLabel("Digit")).toBeFocused();
  await page.keyboard.press("5");
  await expect(status(page, /^\d+ of \d+ steps\.$/)).toBeVisible();
  await expect(places(page).first()).toHaveAccessibleName(/^Places 5 in /);
  await expect.poll(() => places(page).count()).toBeLessThan(many);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(button(steps(page), "Selected cells only")).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Space");
  await expect(button(steps(page), "Selected cells only")).toHaveAttribute("aria-pressed", "false");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Home");
  // The rows are those of all digits again before the arrows go through them.
  await expect(steps(page).getByRole("status")).toHaveText(/^Easy: \d+ steps\. Of all tiers: \d+\.$/);
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(places(page).first()).toBeFocused();
  const [, name] = /in (r.c.)$/.exec(await places(page).first().textContent());
  await expect(cell(page, name)).toHaveAccessibleName(/Part of the hint\.$/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Hidden single" })).toBeVisible();
  await expect(button(page, "Apply")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(places(page).first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(button(page, "Apply")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(cell(page, name)).toHaveAccessibleName(/entered\.$/);
  await listed(steps(page));
  await page.keyboard.press("Escape");
  await expect(steps(page)).toBeHidden();
  await expect(page.locator("[role=gridcell]:focus")).toBeVisible();
});

test("unfolding a tier or a technique by its key keeps the focus on it", async ({ page }) => {
  await open(page, { hash: puzzle });
  await page.keyboard.press("Shift+H");
  await listed(steps(page));
  const heads = steps(page).locator("[aria-expanded]");
  await expect(heads.first()).toHaveText(/^Hidden single/);
  await expect(heads.nth(1)).toHaveText(/^Medium\d+ techniques\d+$/);
  // The tier, a technique of it, and the one that was unfolded before.
  for (const place of [1, 2, 0]) {
    const head = heads.nth(place);
    const name = await head.textContent();
    await head.focus();
    await page.keyboard.press("Enter");
    await expect(heads.nth(place)).toHaveAttribute("aria-expanded", "true");
    await expect(page.locator(":focus")).toHaveText(name);
  }
});

test("all steps with the mouse: the pointer previews, the list follows the game", async ({ page }) => {
  await open(page, { hash: puzzle });
  await button(page, "All steps").click();
  await listed(steps(page));
  await places(page).nth(1).hover();
  await expect(page.getByRole("gridcell", { name: /Part of the hint\./ }).first()).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(page.getByRole("gridcell", { name: /Part of the hint\./ })).toHaveCount(0);
  // Only the easiest tier is unfolded; each other tier is one line.
  await expect(steps(page).getByRole("button", { name: /^ALS-XZ/ })).toHaveCount(0);
  await steps(page).getByRole("button", { name: /^Unfair \d+ techniques/ }).click();
  await steps(page).getByRole("button", { name: /^ALS-XZ/ }).click();
  await expect(steps(page).getByRole("button", { name: /^Removes/ })).toHaveCount(20);
  await button(steps(page), "Show more").click();
  await expect.poll(() => steps(page).getByRole("button", { name: /^Removes/ }).count()).toBeGreaterThan(20);
  await button(steps(page), "Selected cells only").click();
  await expect(status(page, /of \d+ steps/)).toBeVisible();
  await button(steps(page), "Selected cells only").click();
  await expect(places(page).first()).toBeVisible();
  const before = await places(page).allTextContents();
  const [, digit, name] = /(\d) in (r.c.)$/.exec(before[0]);
  await type(page, name, digit);
  await listed(steps(page));
  await expect(places(page).first()).not.toHaveText(before[0]);
});

test("what is wrong comes before any list", async ({ page }) => {
  await open(page, { hash: puzzle });
  await type(page, "r1c3", "8");
  await button(page, "All steps").click();
  await expect(page.getByRole("heading", { name: "There is a mistake" })).toBeVisible();
  await expect(page.getByText("Something in box 1 does not fit.").first()).toBeVisible();
});

test("the solving path: each moment is shown, the game is not touched", async ({ page }) => {
  await open(page, { hash: puzzle });
  await type(page, "r1c2", "9");
  await page.keyboard.press("Shift+P");
  await listed(path(page));
  await expect(button(path(page), "Solving path")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  const preview = page.getByRole("grid", { name: "Sudoku, preview of the solving path" });
  await expect(preview).toBeVisible();
  await expect(status(page, "Step 1 of ")).toBeVisible();
  await expect(path(page).locator("[aria-current=step]")).toBeFocused();
  await expect(cell(page, "r1c2")).toHaveAccessibleName(/Empty\. Notes/);
  for (const at of ["ArrowRight", "ArrowRight", "ArrowLeft"]) await page.keyboard.press(at);
  await expect(status(page, "Step 2 of ")).toBeVisible();
  await button(path(page), "Next").click();
  await expect(status(page, "Step 3 of ")).toBeVisible();
  await cell(page, "r2c2").click();
  await page.keyboard.press("5");
  await expect(status(page, "This is a preview. Esc or Close returns to your game.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("grid", { name: "Sudoku, 9 by 9" })).toBeVisible();
  await expect(page.locator(".page-status")).not.toContainText("preview");
  await expect(cell(page, "r1c2")).toHaveAccessibleName(/9, entered\.$/);
  await expect(cell(page, "r2c2")).toHaveAccessibleName(/Empty\.$/);
  await button(path(page), "From here").click();
  await listed(path(page));
  await path(page).getByRole("button", { name: /^1\D/ }).click();
  await expect(cell(page, "r1c2")).toHaveAccessibleName(/9, entered\.$/);
  await button(path(page), "Close").click();
  await expect(path(page)).toBeHidden();
  await expect(page.getByRole("grid", { name: "Sudoku, 9 by 9" })).toBeVisible();
});

test("the player chooses whether there being one solution is an argument", async ({ page }) => {
  await open(page, { hash: "#p=004030907006000000039001600000070005000100300800006000000000009270060130001007054" });
  const rectangle = path(page).getByRole("button", { name: /Unique rectangle/ }).first();
  await page.keyboard.press("Shift+P");
  await listed(path(page));
  await expect(rectangle).toBeVisible();
  await button(page, "Menu").click();
  await button(page, "Settings").click();
  await page.getByLabel("Use uniqueness techniques").uncheck();
  await page.getByLabel("Include rare techniques").check();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(path(page)).toBeHidden();
  await page.keyboard.press("Shift+P");
  await listed(path(page));
  await expect(rectangle).toBeHidden();
  await open(page);
  await button(page, "Menu").click();
  await button(page, "Settings").click();
  await expect(page.getByLabel("Use uniqueness techniques")).not.toBeChecked();
});

test("the solving path leaves the page as text", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, { hash: puzzle });
  await page.keyboard.press("Shift+P");
  await listed(path(page));
  await button(path(page), "Copy").click();
  await expect(status(page, "Copied.")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const [download] = await Promise.all([page.waitForEvent("download"), button(path(page), "Save to file").click()]);
  expect(download.suggestedFilename()).toBe("nonet-path.txt");
  expect(readFileSync(await download.path(), "utf8")).toBe(copied);
  expect(copied.split("\n")[0]).toBe(clues.replaceAll("0", "."));
  const count = await path(page).getByRole("listitem").count();
  expect(copied).toMatch(new RegExp(`^${count}\\. `, "m"));
});

test("the chip says how hard the puzzle is, and why; so does the import", async ({ page }) => {
  await open(page, { hash: puzzle });
  const chip = page.getByRole("button", { name: /^(Easy|Medium|Hard|Unfair|Extreme)\b.*one solution/ });
  await chip.click();
  const dialog = page.getByRole("dialog", { name: "This puzzle" });
  await expect(dialog.getByText(/^\w+, [\d,]+ HoDoKu points for all steps\. Hardest: .+\. \d+ steps\.$/)).toBeVisible();
  await expect(dialog.getByRole("row", { name: /^Hidden single [\d,]+ [\d,]+$/ })).toBeVisible();
  await button(dialog, "Solving path").click();
  await expect(dialog).toBeHidden();
  await listed(path(page));
  await page.keyboard.press("i");
  await page.getByRole("textbox", { name: "Paste, drop, type or photograph" }).fill(clues);
  const definition = (text) => page.getByRole("dialog", { name: "Import" }).getByRole("definition").filter({ hasText: text });
  for (const text of [/^25$/, /^(Easy|Medium|Hard|Unfair|Extreme)$/, /^[\d,]+$/, /^\d+\.\d$/, /^Quarter turn$/]) await expect(definition(text).first()).toBeVisible();
});

test.describe("on a small phone", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  test("lists work by touch alone, in Chinese, and leave the grid in sight", async ({ page }) => {
    await open(page, { lang: "zh-CN", hash: puzzle });
    await button(page, "菜单").tap();
    await button(page, "所有步骤").tap();
    const list = page.getByRole("region", { name: "所有步骤" });
    const first = list.getByRole("button", { name: /^填/ }).first();
    const [, name] = /(r.c.) 的/.exec(await first.textContent());
    await expect(page.getByRole("grid")).toBeInViewport({ ratio: 1 });
    await first.tap();
    await button(page, "应用").tap();
    const [row, column] = [name[1], name[3]];
    const filled = page.getByRole("gridcell", { name: new RegExp(`^第 ${row} 行，第 ${column} 列.*填入`) });
    await expect(filled).toBeVisible();
    await button(list, "解题路径").tap();
    const way = page.getByRole("region", { name: "解题路径" });
    await way.getByRole("button", { name: /^3\D/ }).tap();
    await expect(page.getByRole("grid", { name: "数独，解题路径预览" })).toBeInViewport({ ratio: 1 });
    await button(way, "关闭").tap();
    await expect(filled).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  });
});

for (const colorScheme of ["light", "dark"]) {
  test(`no rule of accessibility is broken on any list (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await open(page, { hash: puzzle });
    await page.keyboard.press("Shift+H");
    await listed(steps(page));
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expectAccessible(page);
    await page.keyboard.press("Shift+P");
    await listed(path(page));
    await page.keyboard.press("ArrowDown");
    await expectAccessible(page);
    await key(page, 5).click();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: /one solution/ }).click();
    await expect(page.getByRole("dialog", { name: "This puzzle" })).toBeVisible();
    await expectAccessible(page);
  });
}

// Playing: the first visit, typing, notes, undo and redo, conflicts, colours, the pad, the clock.
import { cell, expect, key, open, test, type } from "./page.mjs";

const puzzle = "#p=400520703000003000100007000014000006700050001500000420000400005000800000201076008";
const button = (page, name) => page.getByRole("button", { name, exact: true });

test("a first visit finds an easy puzzle with one solution, the first lesson and three lines of help", async ({ page }) => {
  await open(page);
  await expect(page.getByText("one solution")).toBeVisible();
  const help = page.getByRole("region", { name: "First steps" });
  await expect(help.getByRole("listitem")).toHaveCount(4);
  await expect(help.getByText("H gives a hint")).toBeVisible();
  await expect(help.getByText("Tap a cell")).toBeHidden();
  await expect(page.getByRole("grid", { name: "Sudoku, 9 by 9" })).toBeVisible();
  await expect(page.getByRole("gridcell")).toHaveCount(81);
  await expect(page.getByRole("gridcell", { name: /Given \d/ })).toHaveCount(36);
  await help.getByRole("link", { name: "Learn it in a minute" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "The rules" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("timer")).toHaveText(/^0:0\d$/);
  await button(help, "Got it").click();
  await expect(help).toHaveCount(0);
  await page.reload();
  await expect(page.locator("[data-worker=ready]")).toBeAttached();
  await expect(help).toHaveCount(0);
});

test("the games that were left are beside the grid, and one press goes on with them", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, { hash: puzzle });
  const games = page.getByRole("region", { name: "Continue" }).getByRole("button");
  await expect(games).toHaveCount(0);
  await type(page, "r1c2", "9");
  await expect(games).toHaveCount(1);
  await expect(games.first()).toHaveAttribute("aria-current", "true");
  await page.getByRole("group", { name: "New puzzle" }).getByRole("button", { name: /^Medium/ }).click();
  await expect(games.first()).not.toHaveAttribute("aria-current");
  await games.first().click();
  await expect(cell(page, "r1c2")).toHaveAccessibleName(/9, entered\.$/);
  await page.getByRole("link", { name: /^All \d/ }).click();
  await expect(page.getByRole("heading", { name: "In progress" })).toBeVisible();
});

test("digits are written, replaced and erased", async ({ page }) => {
  await open(page, { hash: puzzle });
  await type(page, "r1c2", "9");
  await expect(cell(page, "r1c2")).toHaveAccessibleName("Row 1, column 2, box 1. 9, entered.");
  await type(page, "r1c2", "Numpad6");
  await expect(cell(page, "r1c2")).toHaveAccessibleName("Row 1, column 2, box 1. 6, entered.");
  await page.keyboard.press("Delete");
  await expect(cell(page, "r1c2")).toHaveAccessibleName("Row 1, column 2, box 1. Empty.");
  await type(page, "r1c1", "5");
  await expect(cell(page, "r1c1")).toHaveAccessibleName("Row 1, column 1, box 1. Given 4.");
});

test("notes by Shift and by mode, and placing a digit clears them around", async ({ page }) => {
  await open(page, { hash: puzzle });
  await type(page, "r1c2", "Shift+6");
  await button(page, "Notes").click();
  await type(page, "r1c2", "9");
  await expect(cell(page, "r1c2")).toHaveAccessibleName("Row 1, column 2, box 1. Empty. Notes 6, 9.");
  await button(page, "Digit").click();
  await type(page, "r1c3", "6");
  await expect(cell(page, "r1c2")).toHaveAccessibleName("Row 1, column 2, box 1. Empty. Notes 9.");
  await button(page, "Fill notes").click();
  await expect(cell(page, "r1c2")).toHaveAccessibleName(/Empty\. Notes 8, 9\.$/);
});

test("undo goes to the start and redo to the end", async ({ page }) => {
  await open(page, { hash: puzzle });
  for (const [name, digit] of [["r1c2", "9"], ["r1c3", "6"], ["r1c6", "8"]]) await type(page, name, digit);
  for (let i = 0; i < 3; i++) await button(page, "Undo").click();
  await page.keyboard.press("Control+z");
  await expect(page.getByRole("status").filter({ hasText: "Nothing to undo." })).toBeVisible();
  await expect(page.getByRole("gridcell", { name: /entered/ })).toHaveCount(0);
  for (let i = 0; i < 4; i++) await page.keyboard.press("Control+y");
  await expect(page.getByRole("gridcell", { name: /entered/ })).toHaveCount(3);
});

test("a conflict is marked and announced with its cause", async ({ page }) => {
  await open(page, { hash: puzzle });
  await type(page, "r1c2", "4");
  await expect(cell(page, "r1c2")).toHaveAccessibleName(/Conflicts in row 1 and box 1\.$/);
  await expect(cell(page, "r1c1")).toHaveAccessibleName(/Given 4\. Conflicts in row 1 and box 1\.$/);
  await expect(cell(page, "r1c1")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByRole("status").filter({ hasText: "4 appears twice in row 1." })).toBeVisible();
});

test("the pad counts what is left, and holds a digit for many cells", async ({ page }) => {
  await open(page, { hash: puzzle });
  await expect(key(page, 9)).toHaveAccessibleName("9, 9 left");
  await key(page, 9).click();
  await cell(page, "r1c2").click();
  await expect(cell(page, "r1c2")).toHaveAccessibleName(/9, entered\.$/);
  await expect(key(page, 9)).toHaveAccessibleName("9, 8 left");
});

test("cells are selected by dragging, and all get the digit", async ({ page }) => {
  await open(page, { hash: puzzle });
  await cell(page, "r2c1").hover();
  await page.mouse.down();
  await cell(page, "r2c2").hover();
  await cell(page, "r2c3").hover();
  await page.mouse.up();
  await page.keyboard.press("Shift+8");
  await expect(page.getByRole("gridcell", { name: /Notes 8\.$/ })).toHaveCount(3);
});

test("a pause hides the grid from everyone and stops the clock", async ({ page }) => {
  await open(page, { hash: puzzle });
  await button(page, "Pause").click();
  await expect(page.getByRole("gridcell", { name: /Given/ })).toHaveCount(0);
  await page.keyboard.press("5");
  await page.keyboard.press("p");
  await expect(page.getByRole("gridcell", { name: /Given/ })).toHaveCount(25);
  await expect(page.getByRole("gridcell", { name: /entered/ })).toHaveCount(0);
});

test("a pause hides a hint, too, and the keyboard resumes where it was", async ({ page }) => {
  await open(page, { hash: puzzle });
  await type(page, "r1c2", "9");
  await page.keyboard.press("h");
  const card = page.getByRole("region", { name: /^Hint/ });
  await expect(card).toBeVisible();
  await page.keyboard.press("p");
  await expect(card).toHaveCount(0);
  await expect(page.getByRole("status")).toHaveText("Paused.");
  await page.getByRole("main").getByRole("button", { name: "Resume" }).focus();
  await page.keyboard.press("Enter");
  await expect(cell(page, "r1c2")).toBeFocused();
  await expect(card).toBeVisible();
});

test("a solved puzzle says so", async ({ page }) => {
  const solved = "496528713875143692132967854314289576729654381568731429687492135943815267251376948";
  await open(page, { hash: `#p=.${solved.slice(1)}` });
  await type(page, "r1c1", "4");
  await expect(page.getByRole("status").filter({ hasText: "Solved in" })).toBeVisible();
});

test("everything works with the keyboard alone", async ({ page }) => {
  await open(page, { hash: puzzle });
  for (let i = 0; i < 60 && !(await page.evaluate(() => document.activeElement.role === "gridcell")); i++) {
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowRight");
  await expect(cell(page, "r1c2")).toBeFocused();
  await page.keyboard.press("9");
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowLeft");
  await expect(cell(page, "r2c8")).toBeFocused();
  await page.keyboard.press("x");
  await page.keyboard.press("2");
  await expect(cell(page, "r2c8")).toHaveAccessibleName(/Notes 2\.$/);
  await page.keyboard.press("h");
  await expect(page.getByRole("heading", { name: "Hint", exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: "Shortcuts" });
  await expect(sheet).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
});

// Create: puzzles made to order with a mask and requirements, and a grid that is typed by hand.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { test, expect, open, expectAccessible } from "./page.mjs";

const mask = (page) => page.getByRole("grid", { name: "Where the clues go" });
const table = (page) => page.getByRole("table", { name: "Puzzles made" });
const rows = (page) => table(page).getByRole("row").filter({ has: page.getByRole("cell") });
const hand = (page) => page.getByRole("grid", { name: "By hand" });
const press = (page, name) => page.getByRole("button", { name, exact: true }).click();
/** The same mask as rows of x and dots. */
const pattern = [
  "x...x...x", "..x...x..", ".x.x.x.x.", "..x...x..", "x..x.x..x",
  "..x...x..", ".x.x.x.x.", "..x...x..", "x...x...x",
].join("");

/** Presses the marked cells of the upper half; the symmetry marks those of the lower. */
async function drawMask(page) {
  for (const [at, mark] of [...pattern].entries()) {
    if (mark === "x" && at <= 40) await mask(page).getByRole("gridcell").nth(at).click();
  }
  await expect(page.getByText("26 marked", { exact: true })).toBeVisible();
}

/** The 81 digits on the page, by what a screen reader hears, `.` for none. */
const digits = (page) =>
  page.getByRole("gridcell").evaluateAll((cells) =>
    cells.map((one) => /Given (\d)/.exec(one.getAttribute("aria-label"))?.[1] ?? ".").join(""),
  );
const givens = (page, number) => rows(page).nth(number).getByRole("button").first();

test("a mask is drawn, met, proved, and its recipe makes the same on the command line", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]).catch(() => {});
  await open(page, { hash: "#/create" });
  await drawMask(page);
  await press(page, "Make 10");
  await expect(page.getByText("10 made")).toBeVisible();
  await expect(rows(page)).toHaveCount(10);
  await givens(page, 1).click();
  const card = page.getByRole("region", { name: "Number 2, proved" });
  await expect(card.getByText("One solution")).toBeVisible();
  await expect(card.getByText(/proved with /)).toBeVisible();
  await expect(card.getByText("not in your library in any form")).toBeVisible();
  const clues = await card.getByRole("img").getAttribute("aria-label");
  expect(clues.replace(/[1-9]/g, "x")).toBe(pattern);
  const recipe = await card.getByText(/^nonet\/1 seed=/).textContent();
  await card.getByRole("button", { name: "Copy the recipe" }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(recipe);
  await expectAccessible(page);
  // The command line of the same build; `./x test` names it.
  if (process.env.NONET) {
    const made = execFileSync(process.env.NONET, ["generate", "--recipe", recipe]);
    expect(made.toString().trim()).toBe(clues);
  }
});

/** What a button saves, as lines. */
async function saved(page, name) {
  const download = page.waitForEvent("download");
  await press(page, name);
  return readFileSync(await (await download).path(), "utf8").trim().split("\n");
}

/** Moves a thumb to the stop with these words. */
async function moveTo(page, name, text) {
  const thumb = page.getByRole("slider", { name, exact: true });
  const now = () => thumb.getAttribute("aria-valuetext");
  for (let stop = 0, before = await now(); before !== text; stop++, before = await now()) {
    expect(stop).toBeLessThan(120);
    await thumb.press(name.endsWith("From") ? "ArrowRight" : "ArrowLeft");
    await expect.poll(now).not.toBe(before);
  }
}

async function makeTen(page, recipes) {
  await press(page, "Make 10");
  let lines, made;
  // The ten made before are on the page until the next frame: the recipes say which these are.
  await expect(async () => {
    await expect(page.getByText("10 made")).toBeVisible();
    [lines, made] = [await saved(page, "Export"), await saved(page, "Recipes")];
    expect([lines.length, made.length]).toEqual([10, 10]);
    made.forEach((recipe) => expect(recipe).toMatch(recipes));
  }).toPass({ timeout: 240_000 });
  // The command line of the same build, fed with what the page saved; `./x test` names it.
  if (process.env.NONET) {
    const file = test.info().outputPath("recipes.txt");
    writeFileSync(file, `${made.join("\n")}\n`);
    const again = execFileSync(process.env.NONET, ["generate", "--recipe", file]).toString();
    expect(again.trim().split("\n")).toEqual(lines);
  }
}

test("recipes of a mask, techniques, points and a rating make the same on the command line", async ({ page }) => {
  test.setTimeout(600_000);
  await open(page, { hash: "#/create" });
  await drawMask(page);
  await makeTen(page, /^nonet\/1 seed=\d+ .*mask=[x.]{81}$/);
  await press(page, "Anywhere");
  const form = page.getByRole("region", { name: "Requirements" });
  await form.getByRole("button", { name: "Hard", exact: true }).click();
  await press(page, "Add a technique that is needed");
  await page.getByLabel("Search techniques").fill("x-wing");
  await page.keyboard.press("Enter");
  await page.getByLabel("Search techniques").fill("skyscraper");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Add a technique that is needed" })).toBeFocused();
  await moveTo(page, "HoDoKu: From", "400");
  await makeTen(page, /^nonet\/1 .*tier=hard needs=x_wing\|skyscraper score=400\.\.99999$|^nonet\/1 .*tier=hard needs=skyscraper\|x_wing score=400\.\.99999$/);
  await press(page, "Reset");
  await moveTo(page, "SE rating: To", "2.5");
  await moveTo(page, "Clues: From", "26");
  await moveTo(page, "Clues: To", "30");
  await makeTen(page, /^nonet\/1 seed=\d+ clues=26\.\.30 .*se=0\.0\.\.2\.5$/);
  // Ratings come into the table by themselves.
  await expect(rows(page).last()).toContainText(/[12]\.\d/);
});

test("a drag paints what its first cell became, and keys draw too", async ({ page }) => {
  await open(page, { hash: "#/create" });
  await press(page, "None");
  const cells = mask(page).getByRole("gridcell");
  await cells.nth(0).hover();
  await page.mouse.down();
  await cells.nth(1).hover();
  await cells.nth(2).hover();
  await page.mouse.up();
  await expect(mask(page).getByRole("gridcell", { selected: true })).toHaveCount(3);
  await mask(page).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  await expect(mask(page).getByRole("gridcell", { selected: true })).toHaveCount(4);
  await expect(page.getByRole("alert").getByText(/at least 17 clues; 4 cells are marked/)).toBeVisible();
  await press(page, "Clear");
  await expect(mask(page).getByRole("gridcell", { selected: true })).toHaveCount(0);
});

test("a requirement that cannot be met is named, with what came nearest", async ({ page }) => {
  await open(page, { hash: "#/create" });
  await page.getByRole("region", { name: "Requirements" }).getByRole("button", { name: "Easy", exact: true }).click();
  // An easy puzzle has 800 points at most.
  await page.getByRole("slider", { name: "HoDoKu: From" }).press("End");
  await press(page, "1");
  await press(page, "Make 1");
  await expect(page.getByText(/^None was found among .* Most often the obstacle was: (Tier|HoDoKu)/)).toBeVisible({ timeout: 200_000 });
  await expect(page.getByRole("button", { name: /^Play the nearest/ })).toBeVisible();
});

test("one puzzle is made as it is asked for and played at once", async ({ page }) => {
  await open(page, { hash: "#/create" });
  const form = page.getByRole("region", { name: "Requirements" });
  await form.getByRole("button", { name: "Easy", exact: true }).click();
  await form.getByText("More options", { exact: true }).click();
  await form.getByLabel("Removal order").selectOption({ label: "S-shaped" });
  await page.getByRole("group", { name: "How many" }).getByRole("button", { name: "1", exact: true }).click();
  await press(page, "Make one and play");
  await expect(page.getByRole("grid", { name: "Sudoku" })).toBeVisible({ timeout: 60_000 });
  expect((await digits(page)).replaceAll(".", "").length).toBeGreaterThan(16);
});

test("a batch is kept, printed, exported", async ({ page }) => {
  await open(page, { hash: "#/create" });
  await page.getByRole("region", { name: "Requirements" }).getByRole("button", { name: "Medium", exact: true }).click();
  await press(page, "Make 10");
  await expect(page.getByText("10 made")).toBeVisible({ timeout: 120_000 });
  await page.getByLabel("Choose number 2").check();
  await page.getByLabel("Choose number 5").check();
  await expect(page.getByText("2 of 10 chosen")).toBeVisible();
  const lines = await saved(page, "Export");
  expect(lines).toHaveLength(2);
  lines.forEach((line) => expect(line).toMatch(/^[1-9.]{81}$/));
  const techniques = page.getByRole("table", { name: "Techniques" });
  await expect(techniques.getByRole("row", { name: /^Hidden single/ })).toBeVisible();
  await page.getByRole("button", { name: "Number 2: more" }).click();
  const menu = page.getByRole("dialog", { name: "Number 2" });
  await expect(menu.getByRole("button", { name: "Copy the recipe" })).toBeVisible();
  await page.keyboard.press("Escape");
  await press(page, "Print");
  await expect(page.getByRole("dialog").getByText(/^2 puzzles/)).toBeVisible();
  await page.keyboard.press("Escape");
  await press(page, "Keep as a collection");
  await expect(page.locator(".table-open")).toHaveCount(2);
});

const several = "....7....6..19.....98....6.8...6....4..8....17...2...6.6....28....419.......8..79";

test("a grid is typed by hand and brought to one solution", async ({ page }) => {
  await open(page, { hash: "#/create/hand" });
  await hand(page).focus();
  await page.keyboard.type(several.slice(0, 30));
  await expect(page.getByText("At least 17 clues are needed.")).toBeVisible();
  await page.keyboard.type(several.slice(30));
  await expect(page.getByText(/^\d+ solutions$|^Over 1,?000 solutions$/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Play it" })).toHaveAttribute("aria-disabled", "true");
  await press(page, "Complete it for me");
  await expect(page.getByText("One solution", { exact: true })).toBeAttached();
  await expect(page.getByText(/^Completed by adding/)).toBeVisible();
  await expectAccessible(page);
  await press(page, "Undo");
  await expect(page.getByText(/^\d+ solutions$|^Over 1,?000 solutions$/)).toBeVisible();
  await press(page, "Next solution");
  await press(page, "Make this the answer");
  await expect(page.getByText("One solution", { exact: true })).toBeAttached();
  await page.reload();
  await expect(page.getByText("One solution", { exact: true })).toBeAttached();
  await press(page, "Play it");
  await expect(page.getByRole("grid")).toBeVisible();
  expect((await digits(page)).replaceAll(".", "").length).toBeGreaterThan(25);
});

test("two digits that conflict are said, and clues that could go are taken away", async ({ page }) => {
  await open(page, { hash: "#/create/hand" });
  await hand(page).focus();
  await page.keyboard.type("11");
  await expect(page.getByText("A digit is twice in a house.")).toBeVisible();
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  await hand(page).getByRole("gridcell").first().click();
  await page.keyboard.type("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
  await expect(page.getByText("One solution", { exact: true })).toBeAttached();
  const remove = page.getByRole("button", { name: /^Remove \d in r\dc\d$/ });
  const before = await remove.count();
  expect(before).toBeGreaterThan(0);
  await remove.first().click();
  await expect(page.getByText("One solution", { exact: true })).toBeAttached();
  await expect.poll(() => remove.count()).toBeLessThan(before);
});

test("puzzles with fewer clues are found around a puzzle, kept and played", async ({ page }) => {
  await open(page, { hash: "#/create/hand" });
  await hand(page).focus();
  const eighteen = ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6..9";
  await page.keyboard.type(eighteen);
  await expect(page.getByText("One solution", { exact: true })).toBeAttached();
  const card = page.getByRole("region", { name: "Fewer clues" });
  await card.getByRole("button", { name: "Search nearby puzzles" }).click();
  await expect(card.getByText(/the fewest clues 17$|^One with 17 clues$/)).toBeVisible({ timeout: 60_000 });
  await expect(card.getByText(/^Looked around [\d,]+, saw [\d,]+.* a second/)).toBeVisible();
  await card.getByRole("button", { name: "Stop" }).click();
  await expectAccessible(page);
  await card.getByRole("button", { name: /^17 clues \(no\. \d+\)$/ }).first().click();
  await expect(page.getByText("17 clues", { exact: false }).first()).toBeVisible();
  await expect(page.getByText("One solution", { exact: true })).toBeAttached();
  await card.getByRole("button", { name: "Keep as a collection" }).click();
  await expect(page.locator(".table-open").first()).toBeVisible();
});

test("on a narrow phone in Chinese nothing of Create is wider than the screen", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, { lang: "zh-CN", hash: "#/create" });
  await expect(page.getByRole("heading", { name: "提示数的位置" })).toBeVisible();
  const wider = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await wider()).toBeLessThanOrEqual(0);
  await page.getByRole("button", { name: "生成 10 题", exact: true }).click();
  await expect(page.getByText("已生成 10 题")).toBeVisible();
  expect(await wider()).toBeLessThanOrEqual(0);
  await page.getByRole("link", { name: "手工出题" }).click();
  await page.getByRole("grid", { name: "手工出题" }).focus();
  await page.keyboard.type(several);
  await expect(page.getByText(/个解$/).first()).toBeVisible();
  expect(await wider()).toBeLessThanOrEqual(0);
});

test("single techniques are avoided, and what was made last is said", async ({ page }) => {
  await open(page, { hash: "#/create" });
  const form = page.getByRole("region", { name: "Requirements" });
  await form.getByRole("button", { name: "Hard", exact: true }).click();
  await press(page, "Add what is avoided");
  for (const [search, name] of [["skyscr", "Skyscraper"], ["wings", "Wings"]]) {
    await page.getByLabel("Search families and techniques").fill(search);
    await page.keyboard.press("Enter");
    await expect(form.getByRole("button", { name, exact: true })).toBeVisible();
  }
  await page.keyboard.press("Escape");
  await press(page, "Make 10");
  await expect(page.getByText("10 made")).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText("Last made: 10 Hard, just now")).toBeVisible();
  const techniques = page.getByRole("table", { name: "Techniques" });
  await expect(techniques.getByRole("row", { name: /^Hidden single/ })).toBeVisible();
  await expect(techniques.getByRole("row", { name: /^Skyscraper|-wing/ }).filter({ hasNotText: "X-wing" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "1,000", exact: true })).toBeVisible();
});

test("grids typed by hand are kept as drafts, opened and removed", async ({ page }) => {
  await open(page, { hash: "#/create/hand" });
  const keep = page.getByRole("button", { name: "Keep as a draft" });
  await expect(keep).toHaveAttribute("aria-disabled", "true");
  await hand(page).focus();
  await page.keyboard.type(several);
  await keep.click();
  await expect(keep).toHaveAttribute("aria-disabled", "true");
  await press(page, "Clear");
  await hand(page).focus();
  await page.keyboard.type("12");
  await keep.click();
  const drafts = page.getByRole("region", { name: "Drafts" });
  await expect(drafts.getByRole("listitem")).toHaveCount(2);
  await expectAccessible(page);
  await page.reload();
  await drafts.getByRole("button", { name: /^\d\d clues, / }).click();
  await expect(page.getByText(/^\d+ solutions$|^Over 1,000 solutions$/)).toBeVisible();
  await drafts.getByRole("button", { name: "Remove draft 1" }).click();
  await expect(drafts.getByRole("listitem")).toHaveCount(1);
  await page.locator(".notice").getByRole("button", { name: "Undo" }).click();
  await expect(drafts.getByRole("listitem")).toHaveCount(2);
});

// How machines solve it: searches step by step, stopped, compared and gone back; a puzzle being made.
import { expect, expectAccessible, open, test, visit } from "./page.mjs";

const methods = [
  ["backtracking", "Backtracking, row by row"],
  ["fewest", "Fewest candidates"],
  ["bitmask", "Bit masks"],
  ["propagation", "Propagation"],
  ["dancing_links", "Dancing links"],
];

const step = (page) => page.locator(".trace-step");
const counter = (page, label) =>
  page.locator(".trace-counters div").filter({ has: page.getByText(label, { exact: true }) }).locator("dd");
const at = (number) => `Step ${number.toLocaleString("en")}`;
const button = (page, name) => page.getByRole("button", { name, exact: true });

/** Opens a page of the algorithms and waits for its steps. */
async function watch(page, part, lang = "en") {
  await visit(page, `./?lang=${lang}#/learn/${part}`);
  await expect(page.locator(".trace-grid").first()).toBeVisible();
}

for (const [slug, name] of methods) {
  test(`an algorithm is played, stopped and gone back: ${slug}`, async ({ page }) => {
    await watch(page, `solve/${slug}`);
    await expect(page.getByRole("heading", { name, level: 2 })).toBeAttached();
    if (slug === "backtracking") await button(page, "Next dead end").click();
    if (slug === "backtracking") await button(page, "No more questions").click();
    await page.getByLabel("Puzzle", { exact: true }).selectOption("inkala-2010");
    await button(page, "Step").click();
    await expect(step(page)).toHaveText(at(1));
    await page.getByRole("button", { name: "at dead ends" }).click();
    await page.getByRole("slider", { name: "Speed" }).fill("40");
    await button(page, "Play").click();
    await expect(page.getByRole("status").filter({ hasText: "Dead end" })).toBeVisible();
    await expect(button(page, "Play")).toBeVisible();
    await expect(counter(page, "dead ends")).toHaveText("1");
    const stopped = await step(page).textContent();
    await expect(page.locator(".search-program [data-lit]")).toHaveCount(1);
    await expect(page.locator(".search-why li").first()).toBeVisible();
    await button(page, "Next dead end").click();
    await expect(counter(page, "dead ends")).toHaveText("2");
    await button(page, "To the end").click();
    await expect(page.getByRole("status").filter({ hasText: "The grid is full: solution 1." })).toBeVisible({ timeout: 60_000 });
    const number = Number(stopped.replace(/\D/g, ""));
    await page.getByRole("slider", { name: "Depth over time" }).fill(String(number));
    await expect(step(page)).toHaveText(stopped);
    await expect(counter(page, "dead ends")).toHaveText("1");
    await button(page, "Back").click();
    await expect(step(page)).toHaveText(at(number - 1));
  });
}

test("a search stops at a cell, a depth and a number of guesses", async ({ page }) => {
  await watch(page, "solve/backtracking?puzzle=inkala-2012");
  await button(page, "Next dead end").click();
  await button(page, "No more questions").click();
  await button(page, "To the start").click();
  await page.getByRole("slider", { name: "Speed" }).fill("60");
  await page.getByText("another", { exact: true }).click();
  await page.getByLabel("at a number of guesses", { exact: true }).fill("20000");
  await button(page, "Play").click();
  await expect(counter(page, "guesses")).toHaveText("20,000", { timeout: 30_000 });
  await expect(button(page, "Play")).toBeVisible();
  // What was typed stands among the switches, and a press takes it away.
  await button(page, "at 20,000 guesses").click();
  await expect(page.getByLabel("at a number of guesses", { exact: true })).toHaveValue("");
  await page.getByLabel("at a depth", { exact: true }).fill("12");
  await button(page, "Play").click();
  await expect(button(page, "Play")).toBeVisible({ timeout: 30_000 });
  await expect(counter(page, "depth")).toHaveText("12");
  await page.getByLabel("at a depth", { exact: true }).fill("");
  await page.getByLabel("at a cell", { exact: true }).fill("r3c6");
  await button(page, "Play").click();
  await expect(page.locator(".search-status")).toContainText("r3c6", { timeout: 30_000 });
});

test("a search goes by keys alone, and an address names a step", async ({ page }) => {
  await watch(page, "solve/bitmask?step=4265");
  await expect(step(page)).toHaveText(at(4265));
  await page.locator(".algorithms-place").focus();
  await page.keyboard.press("ArrowRight");
  await expect(step(page)).toHaveText(at(4266));
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(step(page)).toHaveText(at(4264));
  await page.keyboard.press("d");
  await expect(page.locator(".search-status")).toContainText("Dead end");
  await page.keyboard.press("End");
  await expect(page.locator(".search-status")).toHaveText("The grid is full: solution 1.");
  await page.keyboard.press("Home");
  await expect(step(page)).toHaveText(at(0));
  await page.keyboard.press("Space");
  await expect(button(page, "Pause")).toBeVisible();
  await page.keyboard.press("Space");
  await expect(button(page, "Play")).toBeVisible();
});

test("the address names the step that is shown, and a step is not lost before the first have come", async ({ page }) => {
  await watch(page, "solve/fewest");
  await page.goto("about:blank");
  await page.goto("./?lang=en#/learn/solve/bitmask");
  // At once, perhaps before a worker has answered.
  for (let presses = 0; presses < 5; presses += 1) await button(page, "Step").click();
  await expect(step(page)).toHaveText(at(5));
  await expect(page).toHaveURL(/#\/learn\/solve\/bitmask\?step=5$/);
  const entries = await page.evaluate(() => history.length);
  await button(page, "Next dead end").click();
  await expect(page.locator(".search-status")).toContainText("Dead end");
  await expect(page).toHaveURL(/\?step=\d\d+$/);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  const stopped = await step(page).textContent();
  await page.reload();
  await expect(step(page)).toHaveText(stopped);
  await expect(page.locator(".search-status")).toContainText("Dead end");
  await button(page, "To the start").click();
  await expect(page).toHaveURL(/bitmask$/);
});

test("a link to a search names its puzzle, order and seed, and opens it just there", async ({ page }) => {
  const clues = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  await watch(page, "solve/fewest");
  await page.getByLabel("Puzzle", { exact: true }).selectOption("norvig");
  await page.getByLabel("Digits", { exact: true }).selectOption("random");
  await page.getByLabel("Seed", { exact: true }).fill("7");
  for (let presses = 0; presses < 4; presses += 1) await button(page, "Step").click();
  await expect(page).toHaveURL(/fewest\?step=4&puzzle=norvig&order=random&seed=7$/);
  const status = await page.locator(".search-status").textContent();
  const link = page.url();
  await page.goto("about:blank");
  await visit(page, link);
  await expect(step(page)).toHaveText(at(4));
  await expect(page.locator(".search-status")).toHaveText(status);
  await expect(page.getByLabel("Puzzle", { exact: true })).toHaveValue("norvig");
  await expect(page.getByLabel("Seed", { exact: true })).toHaveValue("7");
  // The other pages take the puzzle with them.
  await page.getByRole("link", { name: "Compare", exact: true }).click();
  await expect(page.getByLabel("Puzzle", { exact: true })).toHaveValue("norvig");
  await page.getByLabel("Algorithm", { exact: true }).nth(1).selectOption("propagation");
  await expect(page).toHaveURL(/compare\?methods=fewest,propagation&puzzle=norvig&order=random&seed=7$/);
  await page.goto("about:blank");
  await watch(page, `solve/bitmask?puzzle=${clues}`);
  await expect(page.getByLabel("Clues", { exact: true })).toHaveValue(clues);
  await button(page, "To the end").click();
  await expect(page.locator(".search-status")).toHaveText("The grid is full: solution 1.");
});

test("a link to a puzzle being made opens it at its cell, and nonsense in an address does no harm", async ({ page }) => {
  await watch(page, "make?step=30&order=left_to_right&seed=8");
  await expect(step(page)).toHaveText("30 cells tried");
  await expect(page.getByRole("radio", { name: "Left to right" })).toBeChecked();
  await expect(page.getByLabel("Seed", { exact: true })).toHaveValue("8");
  await button(page, "Step").click();
  await expect(page).toHaveURL(/make\?step=31&order=left_to_right&seed=8$/);
  await page.goto("about:blank");
  await watch(page, "make?step=99999999999999999999&order=%00&seed=<b>&least=77");
  await expect(step(page)).toHaveText("0 cells tried");
  await page.goto("about:blank");
  await visit(page, "./?lang=en#/learn/solve/bitmask?puzzle=%3Cscript%3E&step=-5&seed=x");
  await expect(page.getByText("There is nothing to search")).toBeVisible();
});

test("a rung of the stack leads to the step at which it came", async ({ page }) => {
  await watch(page, "solve/propagation?step=300");
  await expect(step(page)).toHaveText(at(300));
  const rungs = page.locator(".search-rungs button");
  await rungs.first().focus();
  await page.keyboard.press("ArrowDown");
  await expect(rungs.nth(1)).toBeFocused();
  const name = await rungs.nth(1).getAttribute("aria-label");
  await page.keyboard.press("Enter");
  await expect(rungs.first()).toHaveAttribute("aria-label", name);
  await expect(step(page)).not.toHaveText(at(300));
});

test("all algorithms are measured on a list, and stopped", async ({ page }) => {
  await watch(page, "compare");
  const list = page.getByRole("region", { name: "Guesses over a list" });
  await expect(list.getByRole("status")).toHaveText("17 puzzles");
  await list.getByRole("button", { name: "Measure all" }).click();
  const row = (name) => list.getByRole("row", { name });
  await expect(row("Row by row")).toContainText("stopped at 100,000", { timeout: 60_000 });
  await expect(row("Propagation")).toContainText("172");
  await expect(list.locator(".compare-points path")).toHaveCount(5);
  await list.getByLabel("List", { exact: true }).selectOption("typed");
  await expect(list.getByRole("status")).toHaveText("0 puzzles");
  const hard = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
  await list.getByLabel("Puzzles", { exact: true }).fill(`${hard}\n`.repeat(60));
  await expect(list.getByRole("status")).toHaveText("60 puzzles");
  await list.getByRole("button", { name: "Measure all" }).click();
  await expect(list.getByRole("status")).toHaveText(/^[1-9]\d* of 60 measured$/, { timeout: 60_000 });
  await list.getByRole("button", { name: "Stop" }).click();
  await expect(list.getByRole("button", { name: "Measure all" })).toBeVisible();
  await expect(row("Dancing links")).toBeVisible();
});

test("backtracking opens with a small puzzle and six sentences, and asks what comes next at three dead ends", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await watch(page, "solve/backtracking");
  await expect(page.getByRole("heading", { name: "Backtracking, row by row", level: 2 })).toBeVisible();
  await expect(page.getByLabel("Puzzle", { exact: true })).toHaveValue("wikipedia");
  const six = page.getByRole("region", { name: "In six sentences" });
  await expect(six.getByRole("listitem")).toHaveCount(6);
  await expect(page.getByRole("region", { name: "What it is doing" })).toContainText("Go to the next empty cell");
  // Only what this method does stands in the legend.
  await expect(page.locator(".search-legend li")).toHaveText([/on the grid$/, /tried and taken back$/, /still to try$/]);
  await page.getByRole("slider", { name: "Speed" }).fill("13");
  await button(page, "Play").click();
  for (const [turn, name] of ["The first dead end", "The second dead end", "The third dead end"].entries()) {
    const question = page.getByRole("region", { name, exact: true });
    await expect(question.getByText("What will it do next?")).toBeVisible({ timeout: 20_000 });
    await expect(counter(page, "dead ends")).toHaveText(String(turn + 1));
    await expect(six.locator("[aria-current]")).toHaveText("A cell in which no digit fits is a dead end.");
    if (turn === 0) await expectAccessible(page);
    await question.getByRole("button", { name: /^Leave/ }).click();
    await expect(question.getByRole("status")).toContainText("could never become full");
    await question.getByRole("button", { name: /^Take back/ }).click();
    await expect(question.getByRole("status")).toContainText(/^Yes:/);
    await question.getByRole("button", { name: "Go on", exact: true }).click();
    await expect(button(page, "Pause")).toBeVisible();
  }
  // Nothing is asked at the fourth.
  await expect(counter(page, "dead ends")).not.toHaveText("3", { timeout: 20_000 });
  await expect(page.locator(".search-quiz")).toHaveCount(0);
});

for (const theme of ["light", "dark"]) {
  test(`the pages of the algorithms are accessible, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await watch(page, "solve/dancing_links");
    await button(page, "Next dead end").click();
    await expect(page.locator(".search-why li").first()).toBeVisible();
    await expectAccessible(page);
    await watch(page, "compare");
    await page.getByRole("button", { name: "Measure all" }).click();
    await expect(page.locator(".compare-points path")).toHaveCount(5, { timeout: 60_000 });
    await expectAccessible(page);
    await watch(page, "make");
    await button(page, "Next kept").click();
    await expect(page.getByText("Without it there is a second solution.")).toBeVisible();
    await expectAccessible(page);
  });
}

test("a program is shown in Rust, Python and plain words", async ({ page }) => {
  await watch(page, "solve/propagation");
  const program = page.getByRole("region", { name: "What it is doing" });
  await expect(program).toContainText("Else guess");
  await program.getByRole("button", { name: "Rust" }).click();
  await expect(program).toContainText("pub fn solve");
  await expect(program.locator("[data-token=keyword]").first()).toBeVisible();
  await program.getByRole("button", { name: "Python" }).click();
  await expect(program).toContainText("def solve");
  await program.getByRole("button", { name: "Plain words" }).click();
  await expect(program).toContainText("Else guess");
  await expect(program).not.toContainText("@");
});

test("a puzzle of one's own is searched, and one that conflicts is refused", async ({ page }) => {
  await watch(page, "solve/fewest");
  await page.getByLabel("Puzzle", { exact: true }).selectOption("typed");
  await expect(page.getByText("There is nothing to search")).toBeVisible();
  await page.getByLabel("Clues", { exact: true }).fill(`11${"0".repeat(79)}`);
  await expect(page.getByText("There is nothing to search")).toBeVisible();
  await page.getByLabel("Clues", { exact: true }).fill("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
  await button(page, "To the end").click();
  await expect(page.locator(".search-status")).toHaveText("The grid is full: solution 1.");
});

test("two algorithms are compared, and the work of all", async ({ page }) => {
  await watch(page, "compare");
  const sides = page.locator(".compare-side");
  await expect(sides).toHaveCount(2);
  for (let steps = 0; steps < 3; steps += 1) await button(page, "Step").click();
  await expect(step(page)).toHaveText(at(3));
  const row = (name) => page.getByRole("row", { name });
  await expect(row("Row by row")).toContainText("49,558", { timeout: 60_000 });
  await expect(row("Bit masks")).toContainText("1,850");
  await expect(row("Dancing links")).toContainText("ms");
  await button(page, "To the end").click();
  await expect(sides.nth(0)).toContainText("The grid is full", { timeout: 60_000 });
  await expect(sides.nth(1)).toContainText("The grid is full");
});

test("a puzzle is dug with its proofs", async ({ page }) => {
  await watch(page, "make");
  await expect(page.getByText(/full after \d+ guess/)).toBeVisible();
  await button(page, "Step").click();
  await expect(page.locator(".digging-proof")).toContainText("r1c1");
  await button(page, "Next kept").click();
  await expect(page.getByText("Without it there is a second solution.")).toBeVisible();
  await expect(page.locator(".digging-solutions .trace-grid")).toHaveCount(2);
  await button(page, "Back").click();
  await button(page, "To the end").click();
  await expect(step(page)).toHaveText("81 cells tried");
  await page.getByRole("radio", { name: "At random" }).check();
  await expect(step(page)).toHaveText("0 cells tried");
  await button(page, "Dig").click();
  await expect(step(page)).not.toHaveText("0 cells tried");
  await button(page, "Pause").click();
});

test("Learn leads to the algorithms, and Back from them", async ({ page }) => {
  await open(page, { hash: "#/learn" });
  await page.locator(".algorithms-cards").getByRole("link", { name: /^Bit masks/ }).click();
  await expect(page.locator(".search-trace")).toBeVisible();
  await page.getByRole("link", { name: "Make a puzzle" }).click();
  await expect(page.locator(".digging")).toBeVisible();
  await page.goBack();
  await expect(page.locator(".search-trace")).toBeVisible();
  await page.goBack();
  await expect(page.locator(".learn-list")).toBeVisible();
});

test("nothing of the algorithms is wider than a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const part of ["solve/fewest?puzzle=none", "solve/propagation?step=426", "compare?puzzle=norvig", "make?step=30"]) {
    await page.goto("about:blank");
    await visit(page, `./?lang=en#/learn/${part}`);
    await expect(page.locator(".algorithms-fields")).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectAccessible(page);
  }
});

test("the algorithms in Chinese, on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const part of ["solve/dancing_links", "compare", "make"]) {
    await watch(page, part, "zh-CN");
    await page.getByRole("button", { name: /^前进一步/ }).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  }
  await watch(page, "solve/backtracking", "zh-CN");
  await page.getByRole("button", { name: /^下一处死路/ }).click();
  await expect(page.locator(".search-status")).toContainText("死路");
  await expect(page.getByText("7. 如果一个数字都放不下，就是死路。")).toBeVisible();
});

test("the page is drawn and heard while a search runs as fast as it can", async ({ page }) => {
  await watch(page, "solve/backtracking");
  await button(page, "Next dead end").click();
  await button(page, "No more questions").click();
  await page.getByLabel("Puzzle", { exact: true }).selectOption("norvig");
  await page.getByRole("slider", { name: "Speed" }).fill("60");
  await button(page, "Play").click();
  const frames = await page.evaluate(
    () =>
      new Promise((done) => {
        let count = 0;
        const next = () => (count += 1) && requestAnimationFrame(next);
        requestAnimationFrame(next);
        setTimeout(() => done(count), 4_000);
      }),
  );
  await button(page, "Pause").click();
  const steps = Number((await step(page).textContent()).replace(/\D/g, ""));
  expect(steps).toBeGreaterThan(100_000);
  // Sixty a second on a machine of its own.
  expect(frames).toBeGreaterThan(20);
});

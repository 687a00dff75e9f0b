// The course: the basics, positions in which a technique is found by hand, progress, the game's own
// position as an exercise.
import { readFileSync } from "node:fs";
import { bounds, cell, enter, expect, expectAccessible, open, test } from "./page.mjs";

const button = (page, name) => page.getByRole("button", { name, exact: true });
const answer = (page) => page.locator(".learn-find-answer");
const task = (page, name = "Find it yourself") => page.getByRole("region", { name, exact: true });

const ELIMINATED = 5;
const PLACED = 6;

/** What each position of a technique has in a field of its line: candidates, each a digit and a cell. */
function ofPositions(slug, field) {
  const lines = readFileSync(`../static/learn/${slug}.txt`, "utf8").trim().split("\n");
  const positions = lines.filter((line) => line.startsWith(`:${slug}-p:`));
  const candidate = ([digit, row, column]) => ({ digit, at: `r${row}c${column}` });
  return positions.map((line) => line.split(":")[field].split(" ").map(candidate));
}

const said = (page) => page.locator(".learn-task-said");

/** Does a task of the basics: the cell, and the digit if it is asked for. */
async function doTask(page, at, digit) {
  await cell(page, at).click();
  if (digit) await page.getByRole("group", { name: "Digits" }).getByRole("button", { name: digit, exact: true }).click();
  await expect(said(page)).toHaveAttribute("data-right", "true");
}

/** The tasks of the basics: for each page its tasks, of which each is a cell and, where that is asked
 * for, a digit. */
const BASICS = {
  rules: [["r4c5", "6"], ["r8c7", "6"], ["r5c3", "6"], ["r1c4"], ["r5c1"]],
  grid: [["r4c7"], ["r2c5"], ["r9c5"], ["r8c8"]],
  notes: [["r1c4"], ["r5c2"]],
  first: [["r5c3", "6"], ["r9c7"], ["r1c6"], ["r5c5", "5"]],
};

/** The same for the pages about links. */
const LINKS = {
  strong_link: [["r8c2"], ["r6c6"], ["r6c6", "8"]],
  weak_link: [["r8c2"], ["r4c9"], ["r6c6", "3"]],
  chain: [["r6c2"], ["r8c2"], ["r8c4"], ["r7c6"]],
};

test("a newcomer goes from the rules to the first technique, by keys and where nothing moves", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  await enter(page, "learn");
  await expect(page.getByRole("button", { name: /^Basics 0 of 4 done/ })).toHaveAttribute("aria-expanded", "true");
  await page.getByRole("link", { name: "Begin" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "The rules" })).toBeVisible();
  await expectAccessible(page);
  await cell(page, "r1c1").click();
  await expect(said(page)).toHaveText("No: r1c1 already has its digit, 5.");
  for (const [turn, tasks] of Object.values(BASICS).entries()) {
    for (const [at, digit] of tasks) {
      await doTask(page, at, digit);
      await button(page, "Next").press("Enter");
    }
    await expectAccessible(page);
    if (turn < 3) await button(page, "Next lesson").press("Enter");
  }
  await expect(page.getByText("Next: Full house")).toBeVisible();
  await button(page, "Next lesson").click();
  await expect(page.getByRole("heading", { level: 2, name: "Full house" })).toBeVisible();
  await page.getByRole("link", { name: "All techniques" }).first().click();
  await expect(page.getByRole("button", { name: /^Basics 4 of 4 done/ })).toBeVisible();
});

const SIZES = [[360, 640], [375, 667], [390, 844], [768, 1024], [1440, 900]];

/** What of a task does not lie in the window, above the links at its foot. */
function outside(page) {
  return page.evaluate(() => {
    const foot = document.querySelector(".place-links[data-as=foot]").getBoundingClientRect();
    const end = foot.height ? foot.top : innerHeight;
    const parts = [".learn-task .board-grid", ".learn-task-prompt", ".learn-task-said", ".learn-task-strip"];
    const keys = [...document.querySelectorAll(".learn-task-keys button, .learn-task .board-labels span")];
    const within = ({ left, right, top, bottom }) => left >= 0 && right <= innerWidth && top >= 0 && bottom <= end + 0.5;
    const missing = parts.filter((part) => !document.querySelector(part));
    const out = [...parts.map((part) => document.querySelector(part)), ...keys].filter((one) => one && !within(one.getBoundingClientRect()));
    const strip = document.querySelector(".learn-task-strip");
    const cut = strip && strip.scrollHeight > strip.clientHeight + 1 ? [`strip ${strip.scrollHeight} in ${strip.clientHeight}: ${strip.innerText}`] : [];
    const scrolls = document.documentElement.scrollHeight > innerHeight && foot.height ? ["the page scrolls"] : [];
    return [...missing, ...out.map((one) => `${one.className} ${JSON.stringify(one.getBoundingClientRect())}`), ...cut, ...scrolls];
  });
}

for (const lang of ["en", "zh-CN"]) {
  test(`every task of the course fits every window in ${lang}: grid, task, keys and answer`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, { hash: "#learn=rules", lang });
    const fits = async (what) => {
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        expect(await outside(page), `${what} at ${width}x${height}`).toEqual([]);
      }
    };
    for (const [slug, tasks] of Object.entries({ ...BASICS, ...LINKS })) {
      await page.evaluate((next) => (location.hash = `learn=${next}`), slug);
      for (const [turn, [at, digit]] of tasks.entries()) {
        await expect(page.locator(".learn-task-count")).toContainText(`${turn + 1}`);
        await fits(`${slug} ${turn} asked`);
        await page.locator(at === "r9c9" ? "#r1c1" : "#r9c9").click();
        await fits(`${slug} ${turn} refused`);
        await page.locator(`#${at}`).click();
        if (digit) {
          await page.keyboard.press(digit === "9" ? "8" : "9");
          await expect(said(page)).toHaveAttribute("data-right", "false");
          await fits(`${slug} ${turn} wrong digit`);
          await page.keyboard.press(digit);
        }
        await expect(said(page)).toHaveAttribute("data-right", "true");
        await fits(`${slug} ${turn} right`);
        await page.locator(".learn-task-next button").press("Enter");
      }
      await fits(`${slug} done`);
    }
  });
}

test("a finger comes from the first tip to a hidden single in twelve taps, and the tasks come by themselves", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await open(page);
  let taps = 0;
  const tap = async (target) => {
    await target.tap();
    taps += 1;
  };
  await tap(page.getByRole("link", { name: "Learn it in a minute" }));
  const prompt = page.locator(".learn-task-prompt");
  const keys = page.getByRole("group", { name: "Digits" });
  for (const [turn, [at, digit]] of BASICS.rules.entries()) {
    // Nothing is pressed to get here.
    await expect(page.locator(".learn-task-count")).toHaveText(`${turn + 1} of 5`);
    await tap(cell(page, at));
    await expect(cell(page, at)).toHaveAttribute("aria-selected", "true");
    if (digit) await tap(keys.getByRole("button", { name: digit, exact: true }));
    await expect(said(page)).toHaveText(/^Yes\./);
  }
  await expect(prompt).toHaveText("Where does 2 go in box 4?");
  await expect(said(page)).toHaveText("Yes. The 2s in r2c2 and r7c3 leave only r5c1.");
  expect(taps).toBeLessThanOrEqual(12);
  await expect(prompt).toHaveText("The rules: done.");
  // A finger on the grid stops the clock, and a press on the strip does not wait for it.
  await page.goBack();
  await expect(page.getByRole("timer")).toHaveText(/^0:0\d$/);
  await expect(page.getByRole("link", { name: "Learn it in a minute" })).toBeHidden();
  await context.close();
});

test("an exercise is failed, then solved with a nudge, and help is not counted", async ({ page }) => {
  const [[{ digit, at }]] = ofPositions("naked_single", PLACED);
  await open(page, { hash: "#learn=naked_single" });
  await button(page, "Find it yourself").click();
  await expect(task(page).getByText("1 of 6")).toBeVisible();
  await expectAccessible(page);
  const filled = page.getByRole("gridcell", { name: /Given/ }).first();
  await filled.click();
  await expect(answer(page)).toHaveAttribute("data-right", "false");
  await expect(answer(page)).toContainText("is filled: it holds");
  await button(page, "A nudge").click();
  await expect(answer(page)).toContainText(/^Look at/);
  await cell(page, at).click();
  await task(page).getByRole("button", { name: digit, exact: true }).click();
  await expect(answer(page)).toContainText("Found: Naked single. With help");
  await expect(page.locator(".learn-positions li").first()).toContainText("With help");
});

test("positions found by keyboard alone fill the ring, also after a reload", async ({ page }) => {
  const positions = ofPositions("naked_single", PLACED).map(([first]) => first).slice(0, 4);
  await open(page, { hash: "#learn=naked_single" });
  await button(page, "Find it yourself").press("Enter");
  for (const [turn, { digit, at }] of positions.entries()) {
    await expect(task(page).getByText(`${turn + 1} of 6`)).toBeVisible();
    await page.locator(".learn-find .cell[tabindex='0']").focus();
    const [, row, column] = /^r(.)c(.)$/.exec(at);
    for (let step = 0; step < 8; step++) await page.keyboard.press("ArrowUp");
    for (let step = 0; step < 8; step++) await page.keyboard.press("ArrowLeft");
    for (let step = 1; step < row; step++) await page.keyboard.press("ArrowDown");
    for (let step = 1; step < column; step++) await page.keyboard.press("ArrowRight");
    await expect(cell(page, at)).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press(digit);
    await expect(answer(page)).toContainText("Found: Naked single. Without help");
    if (turn < 3) await button(page, "Another position").press("Enter");
  }
  await page.goto("about:blank");
  await open(page, { hash: "#learn" });
  await expect(page.getByRole("button", { name: /^Easy 1 of 3 found/ })).toBeVisible();
  await page.getByRole("button", { name: /^Easy 1 of 3 found/ }).press("Enter");
  await expect(page.getByRole("link", { name: /^Naked single .*Found 4 of 6/ })).toBeVisible();
  await expectAccessible(page);
});

test("a pattern is pressed cell by cell, and then what goes", async ({ page }) => {
  await open(page, { hash: "#learn=naked_pair" });
  await button(page, "Find it yourself").click();
  await expect(task(page).getByText("Find the pattern: 0 of 2 cells.")).toBeVisible();
  const nudge = button(page, "A nudge");
  await nudge.click();
  await expect(answer(page)).toContainText("Look at");
  await nudge.click();
  await expect(answer(page)).toContainText("It is about 7 and 9");
  for (const found of [0, 1]) {
    await nudge.click();
    await expect(answer(page)).toContainText("is part of the pattern");
    const [named] = /r\dc\d/.exec(await answer(page).textContent());
    await cell(page, named).click();
    await expect(task(page).getByText(`Find the pattern: ${found + 1} of 2 cells.`)).toBeVisible();
  }
  for (const [turn, { digit, at }] of ofPositions("naked_pair", ELIMINATED)[0].entries()) {
    await nudge.click();
    await expect(answer(page)).toContainText("Something follows in");
    await cell(page, at).click();
    const choices = page.getByRole("group", { name: `Which digit of ${at}?`, exact: true });
    const wrong = choices.getByRole("button").first();
    const kept = await wrong.textContent();
    await wrong.click();
    await expect(answer(page)).toContainText(`${kept} stays in ${at}`);
    await choices.getByRole("button", { name: digit, exact: true }).click();
    await expect(choices).toHaveCount(0);
    await expect(task(page).getByText(`Press every candidate that goes: ${turn + 1} of 4.`)).toBeVisible();
  }
  await expect(answer(page)).toContainText("Found: Naked pair. With help");
  await button(page, "Show the steps").click();
  await expect(page.getByRole("region", { name: "The steps" })).toBeVisible();
  await button(page, "Back to the exercise").click();
  await expect(answer(page)).toContainText("Found: Naked pair.");
});

test("the rail of a desk leads through the course and from lesson to lesson", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, { hash: "#/learn" });
  const course = page.getByRole("navigation", { name: "Your course" });
  await expect(course.getByRole("button", { name: /^Hard 0 of \d+$/ })).toBeVisible();
  await course.getByRole("button", { name: /^Hard/ }).click();
  const hard = page.getByRole("button", { name: /^Hard 0 of \d+ found/ });
  await expect(hard).toHaveAttribute("aria-expanded", "true");
  await expect(hard).toBeFocused();
  await expectAccessible(page);
  await page.getByRole("link", { name: /^X-wing/ }).first().click();
  const tier = page.getByRole("navigation", { name: "Hard" });
  await expect(tier.locator("[aria-current=page]")).toHaveText(/^X-wing/);
  await button(page, "Find it").click();
  // The idea stands beside the grid.
  await expect(page.locator(".learn-idea-line[data-last]")).toBeVisible();
  await expectAccessible(page);
  await tier.getByRole("link", { name: /^Skyscraper/ }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Skyscraper" })).toBeVisible();
  await tier.getByRole("link", { name: "All techniques" }).click();
  const machines = page.getByRole("navigation", { name: "How machines solve it" });
  await expect(page.locator(".algorithms-cards .trace-plot-line")).toHaveCount(5, { timeout: 60_000 });
  await expect(page.getByRole("link", { name: /^Row by row.*49,558 guesses/ })).toBeVisible();
  await machines.getByRole("link", { name: "Making a puzzle" }).click();
  await expect(page.locator(".digging")).toBeVisible();
});

test("on a phone the course and the algorithms stand side by side, under what needed hints", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, { hash: "#p=400520703000003000100007000014000006700050001500000420000400005000800000201076008" });
  await button(page, "Hint").click();
  const card = page.locator(".hint-panel");
  for (const next of ["More", "Show pattern", "Why"]) await card.getByRole("button", { name: next, exact: true }).click();
  await card.getByRole("button", { name: "Apply", exact: true }).click();
  await page.evaluate(() => (location.hash = "#/learn"));
  const needed = page.getByRole("region", { name: "You needed hints for" });
  await expect(needed.getByRole("link")).toHaveCount(1);
  await expect(needed.getByRole("link")).toContainText("hints in 1 of 1 game");
  const cards = page.locator(".algorithms-cards");
  await expect(cards).toBeHidden();
  await expectAccessible(page);
  const parts = page.getByRole("group", { name: "Learn", exact: true });
  await parts.getByRole("button", { name: "How machines solve it" }).press("Enter");
  await expect(cards.getByRole("link", { name: /^Bit masks/ })).toBeVisible();
  await expect(needed).toBeHidden();
  await expectAccessible(page);
  // The part is still there after a way through it.
  await cards.getByRole("link", { name: /^Bit masks/ }).click();
  await expect(page.locator(".search-trace")).toBeVisible();
  await page.goBack();
  await expect(cards).toBeVisible();
  await page.getByRole("textbox", { name: "Search the lessons" }).fill("y-wing");
  await expect(page.getByRole("link", { name: /^XY-wing/ })).toBeVisible();
  await page.getByRole("textbox", { name: "Search the lessons" }).fill("");
  await parts.getByRole("button", { name: "Your course" }).click();
  await expect(needed).toBeVisible();
  // A desk shows both.
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(parts).toBeHidden();
  await expect(cards).toBeVisible();
});

test("a lesson says how many positions there are", async ({ page }) => {
  await open(page, { hash: "#learn=x_wing" });
  await expect(page.getByText("Six positions, from plain to hidden.")).toBeVisible();
  // The small grids lie within their cards.
  const [grid, card] = await Promise.all([
    bounds(page.locator(".learn-positions .thumbnail").first()),
    bounds(page.locator(".learn-positions li").first()),
  ]);
  expect(grid.x).toBeGreaterThan(card.x);
  expect(grid.x + grid.width).toBeLessThan(card.x + card.width);
  await page.goto("about:blank");
  await open(page, { hash: "#learn=unique_loop_4", lang: "zh-CN" });
  await expect(page.getByText(/^只找到 4 个局面/)).toBeVisible();
});

test("the search knows other names, and families", async ({ page }) => {
  await open(page, { hash: "#learn" });
  const search = page.getByRole("textbox", { name: "Search the lessons" });
  await search.fill("y-wing");
  await expect(page.getByRole("link", { name: /^XY-wing/ })).toBeVisible();
  await search.fill("almost locked");
  await expect(page.getByRole("link", { name: /^ALS-XZ/ })).toBeVisible();
  await search.fill("qqqq");
  await expect(page.getByText("No lesson found.")).toBeVisible();
});

test("the game's position is an exercise, and the game goes on as it was", async ({ page }) => {
  await open(page, { hash: "#p=530070000600195000098000060800060003400803001700020006060000280000419005000080079" });
  await page.getByRole("button", { name: "Menu" }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Where is the next step?" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Where is the next step?" })).toBeVisible();
  await expect(task(page).getByText(/^Find this here: .*Press the cell, then choose its digit\./)).toBeVisible();
  await expectAccessible(page);
  await button(page, "A nudge").click();
  await button(page, "A nudge").click();
  await expect(answer(page)).toContainText(/r\dc\d/);
  const named = /(r\dc\d)/.exec(await answer(page).textContent())[1];
  await cell(page, named).click();
  await expect(answer(page)).toHaveText(`Which digit of ${named}?`);
  const solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
  const [, row, column] = /^r(.)c(.)$/.exec(named);
  const digit = solution[9 * (row - 1) + (column - 1)];
  await task(page).locator(".learn-find-choices").getByRole("button", { name: digit, exact: true }).click();
  await expect(answer(page)).toContainText(/^Found:/);
  await page.getByRole("link", { name: "Back to the game" }).click();
  await expect(cell(page, "r1c1")).toHaveAccessibleName(/Given 5/);
  await expect(cell(page, named)).not.toHaveAccessibleName(/[Ee]ntered/);
});

test("the course speaks Chinese, on a small phone and by touch", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const [[{ digit, at }]] = ofPositions("hidden_single", PLACED);
  await open(page, { hash: "#learn", lang: "zh-CN" });
  await expect(page.getByRole("button", { name: /^入门/ })).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await page.goto("about:blank");
  await open(page, { hash: "#learn=hidden_single", lang: "zh-CN" });
  await button(page, "自己找").first().tap();
  await page.locator(`#${at}`).tap();
  await page.locator(".learn-find-choices").getByRole("button", { name: digit, exact: true }).tap();
  await expect(answer(page)).toContainText("找到了排除。");
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await expectAccessible(page);
  await context.close();
});

// Hints: level by level with a mouse, with keys alone, as a screen reader hears them; after a wrong
// digit; and deductions that are put to the engine.
import { bounds, cell, expect, expectAccessible, key, open, paste, test, type } from "./page.mjs";
import { solveByHints } from "./solve_by_hints.mjs";

const easy = "#p=400520703000003000100007000014000006700050001500000420000400005000800000201076008";
// A moment before an XY-wing and one before an XY-chain, as HoDoKu writes them: + stands before
// what was entered, and the last list is what was struck out.
const wing = ":0000:x:+29+8+5+3+7.+4.+431+628+95+7+7+56..+9+8238.597.4......8...+5...2+5...+8+9.7.+65.8..62+8..5+79+5+8.7+9+2.6.:149 351 152 452 157 357 657 167 367 474 177 179::";
const chain = ":0000:x:1+67+9+4+5.8.+845...+6+91+9+2+3+186..+5+5.2.....97.+4......+61.5.4...3..4...1.+4.+16..9+372..3.1..4:846 856 275 276 257 259 267 269 345 745 347 747 847 748 765 255 355 955 973::";

const button = (page, name) => page.getByRole("button", { name, exact: true });
const status = (page, text) => expect(page.locator(".page-status")).toHaveText(text);
const card = (page, name) => page.getByRole("region", { name, exact: true });

/** All levels of a hint by the key, up to why it holds. */
async function hinted(page) {
  for (const level of [1, 2, 3, 4]) {
    await page.keyboard.press("h");
    await expect(page.locator(".hint-panel-level")).toHaveText(`Hint ${level} of 5.`);
  }
}

/** Opens a position by pasting it. */
async function position(page, text, lang = "en") {
  await open(page, { lang, hash: easy });
  await paste(page, text);
  await button(page, lang === "en" ? "Play this puzzle" : "玩这一题").click();
  await expect(page.getByRole("dialog")).toBeHidden();
}

test("a hint leads through all levels to the move, with a mouse", async ({ page }) => {
  await position(page, wing);
  await button(page, "Hint").click();
  await expect(card(page, "Hint")).toContainText("Look at box 7.");
  await expect(card(page, "Hint")).not.toContainText("XY-wing");
  await status(page, "Hint 1 of 5. Look at box 7.");
  await expect(page.locator(".board-links rect")).toHaveCount(1);
  await button(page, "More").click();
  await expect(page.getByRole("heading", { name: "XY-wing" })).toBeVisible();
  await status(page, "Hint 2 of 5. XY-wing.");
  await expect(page.locator(".notes-digit[data-role]")).toHaveCount(0);
  await button(page, "Show pattern").click();
  await expect(cell(page, "r7c2")).toHaveAttribute("data-role", "pivot");
  await expect(cell(page, "r7c9")).toHaveAccessibleName(/Candidates 2, 4\. Part of the hint\.$/);
  await expect(page.locator(".notes-digit[data-out]")).toHaveCount(0);
  await button(page, "Why").click();
  await status(page, "Hint 4 of 5. r4c9 cannot be 2: this cell sees both r4c2 and r7c9, and at least one of these is 2.");
  await expect(cell(page, "r4c9")).toHaveAccessibleName(/The hint removes 2\.$/);
  await expect(page.locator(".board-links [data-shape=strong]")).not.toHaveCount(0);
  await page.getByRole("button", { name: /^r4c9 cannot be 2/ }).hover();
  // The conclusion is about the whole.
  await expect(page.locator(".board-links [data-shape=out]:not([data-faint])")).not.toHaveCount(0);
  await expect(page.locator(".board-links [data-faint]")).toHaveCount(0);
  await expectAccessible(page);
  await button(page, "Apply").click();
  await expect(page.getByRole("heading", { name: "XY-wing" })).toBeHidden();
  await button(page, "Undo").click();
  await status(page, "Undone: Hint applied: 2 in r4c9 removed.");
});

// No pattern begins this puzzle; its proof takes a supposition within the first.
for (const { lang, name, supposed, end, inner, apply } of [
  { lang: "en", name: "Proof by cases", supposed: "Suppose r5c5 is 9.", end: "so r5c5 is not 9.", inner: "What follows from this supposition", apply: "Apply" },
  { lang: "zh-CN", name: "分情况证明", supposed: "假设 r5c5 是 9。", end: "所以 r5c5 不是 9。", inner: "由此假设推出的各行", apply: "应用" },
]) {
  test(`one of the hardest puzzles has a hint: a proof by cases (${lang})`, async ({ page }) => {
    await open(page, { lang, hash: "#p=020400000007080006000003050009060001000002300000500040001000800600010007970000000" });
    for (let level = 1; level <= 4; level++) {
      await page.keyboard.press("h");
      await expect(page.locator(".hint-panel-bars i[data-on]")).toHaveCount(level, { timeout: 30_000 });
    }
    await expect(page.getByRole("heading", { name })).toBeVisible();
    const lines = page.locator(".hint-panel-story");
    await expect(lines).toContainText(supposed);
    await expect(lines).toContainText(end);
    const indent = (text) => lines.getByRole("button", { name: text }).evaluate((line) => line.getBoundingClientRect().left);
    expect(await indent(supposed)).toBeGreaterThan(await lines.getByRole("button").first().evaluate((line) => line.getBoundingClientRect().left));
    await expectAccessible(page);

    // A long proof begins with the inner supposition folded; the keys unfold it.
    const fold = button(page, inner);
    await expect(fold).toHaveAttribute("aria-expanded", "false");
    const count = await lines.getByRole("listitem").count();
    await fold.focus();
    await page.keyboard.press("Enter");
    await expect(fold).toHaveAttribute("aria-expanded", "true");
    expect(await lines.getByRole("listitem").count()).toBeGreaterThan(count + 3);

    // Line by line what is assumed stands in the grid, with the number of its line.
    const assumed = (kind) => page.locator(`.board .cell[data-line=${kind}]`);
    for (let line = 0; line < 2; line++) await page.keyboard.press("ArrowRight");
    await expect(assumed("supposed")).toHaveCount(1);
    await expect(page.locator("#r6c7")).toHaveAttribute("data-line", "supposed");
    await lines.getByRole("button", { name: supposed }).click();
    await expect(assumed("supposed")).toHaveCount(2);
    await expect(page.locator("#r5c5").locator(".cell-line")).toBeVisible();
    const before = await assumed("follows").count();
    await page.keyboard.press("ArrowRight");
    await expect(assumed("follows")).toHaveCount(before + 1);
    await lines.getByRole("button", { name: end }).click();
    await expect(assumed("dead")).toHaveCount(1);
    await expectAccessible(page);

    await button(page, apply).click();
    await expect(assumed("supposed")).toHaveCount(0);
    await page.keyboard.press("h");
    await expect(page.locator(".hint-panel-bars i[data-on]")).toHaveCount(1, { timeout: 30_000 });
  });
}

test("what a hint removed where nothing is noted is struck in the cell, until undo", async ({ page }) => {
  await position(page, wing);
  const r4c9 = cell(page, "r4c9");
  const struck = r4c9.locator(".notes-digit[data-source=eliminated]");
  await expect(r4c9).toHaveAccessibleName(/Empty\. Removed 1\.$/);
  await hinted(page);
  await button(page, "Apply").click();
  await expect(r4c9).toHaveAccessibleName(/Empty\. Removed 1, 2\.$/);
  await expect(struck).toHaveText(["1", "2"]);
  for (const digit of await struck.all()) await expect(digit).toHaveCSS("text-decoration-line", "line-through");
  await page.keyboard.press("Control+z");
  await expect(r4c9).toHaveAccessibleName(/Empty\. Removed 1\.$/);
  await page.keyboard.press("Control+y");
  await button(page, "Fill notes").click();
  await expect(r4c9).toHaveAccessibleName(/Notes [\d, ]+\.$/);
  await expect(struck).toHaveCount(0);
});

test("a hint that finds no step, as where there are many solutions, shows what still helps", async ({ page }) => {
  await open(page, { hash: `#p=123456789${".".repeat(72)}` });
  await button(page, "Hint").click();
  const none = card(page, "No hint");
  await expect(none).toContainText("solutions");
  await expectAccessible(page);
  await button(none, "Solving path").click();
  await expect(card(page, "Solving path")).toBeVisible();
});

test("a hint leads to the move with keys alone, and a chain is walked link by link", async ({ page }) => {
  await position(page, chain);
  await cell(page, "r1c1").focus();
  await hinted(page);
  // What follows stands over the lines that lead to it, and comes before them.
  const texts = (where) => page.locator(`${where} .hint-panel-sentence`).allTextContents();
  const sentences = [...(await texts(".hint-panel-conclusion")), ...(await texts(".hint-panel-story"))];
  const links = sentences.filter((sentence) => /^(If r\dc\d is not \d, it is \d|Then r\dc\d is not \d but \d)\.$/.test(sentence));
  expect(links.length).toBeGreaterThan(2);
  for (const sentence of sentences) {
    await page.keyboard.press("ArrowRight");
    await status(page, sentence);
    await expect(page.locator("[aria-current=step]")).toHaveText(sentence);
  }
  await page.keyboard.press("ArrowLeft");
  await status(page, sentences.at(-2));
  await expect(cell(page, "r1c1")).toBeFocused();
  await page.keyboard.press("h");
  await status(page, /^Hint applied: /);
  await page.keyboard.press("Control+z");
  await status(page, /^Undone: Hint applied: /);
});

test("the walk has buttons, and Tab stops once at the sentences", async ({ page }) => {
  await position(page, chain);
  await hinted(page);
  await button(page, "Next").click();
  await button(page, "Next").click();
  const lit = page.locator("[aria-current=step]");
  await expect(lit).toHaveText(/^If /);
  await expect(page.locator(".board-links [data-shape]:not([data-faint], [data-shape=group])")).toHaveCount(1);
  await button(page, "Previous").click();
  await expect(lit).not.toHaveText(/^If /);
  await expect(page.locator(".hint-panel-sentence[tabindex='0']")).toHaveCount(1);
});

/** What is heard of the hint before the XY-wing, level by level: the card's name and the status. */
const heard = {
  en: {
    levels: [
      ["Hint", "Hint 1 of 5. Look at box 7."],
      ["XY-wing", "Hint 2 of 5. XY-wing."],
      ["XY-wing", /^Hint 3 of 5\. A pivot of two candidates .*Marked in the grid: r4c2, r7c2 and r7c9\.$/],
      ["XY-wing", "Hint 4 of 5. r4c9 cannot be 2: this cell sees both r4c2 and r7c9, and at least one of these is 2."],
    ],
    pivot: /^Row 7, column 2, .*Part of the hint\.$/,
    loser: /^Row 4, column 9, .*The hint removes 2\.$/,
    first: "The pivot r7c2 has the candidates 1 and 4.",
    done: ["Hint applied: 2 in r4c9 removed.", "Undone: Hint applied: 2 in r4c9 removed."],
    asked: ["Can 2 in r4c9 go?", /^Can 2 in r4c9 go\? Correct, and here is why:/],
    denied: ["Can 6 in r4c9 go?", /^Can 6 in r4c9 go\? Not correct\. 6 belongs in r4c9:/],
    question: "Check a deduction",
  },
  "zh-CN": {
    levels: [
      ["提示", "提示 1/5。看第 7 宫。"],
      ["XY-Wing", "提示 2/5。XY-Wing。"],
      ["XY-Wing", /^提示 3\/5。一个双值格.*盘面上已标出：r4c2、r7c2、r7c9。$/],
      ["XY-Wing", "提示 4/5。r4c9 不能填 2：r4c2、r7c9 至少有一格是 2，r4c9 同时看到这两格。"],
    ],
    pivot: /^第 7 行，第 2 列，.*提示用到这里。$/,
    loser: /^第 4 行，第 9 列，.*提示要删去 2。$/,
    first: "中枢 r7c2 的候选数是 1、4。",
    done: ["已照提示做：删 r4c9 的 2。", "撤销：已照提示做：删 r4c9 的 2。"],
    asked: ["能删去 r4c9 的 2 吗？", /^能删去 r4c9 的 2 吗？正确，理由如下：/],
    denied: ["能删去 r4c9 的 6 吗？", /^能删去 r4c9 的 6 吗？不正确。r4c9 应填 6：/],
    question: "检验推理",
  },
};

for (const [lang, words] of Object.entries(heard)) {
  test(`a screen reader hears a hint from the place to the move (${lang})`, async ({ page }) => {
    await position(page, wing, lang);
    const named = (name) => page.getByRole("gridcell", { name });
    for (const [level, [name, said]] of words.levels.entries()) {
      await page.keyboard.press("h");
      await status(page, said);
      await expect(card(page, name)).toBeVisible();
      await expect(named(words.pivot)).toHaveCount(level < 2 ? 0 : 1);
      await expect(named(words.loser)).toHaveCount(level < 3 ? 0 : 1);
    }
    await expect(page.getByRole("status")).toHaveCount(1);
    await expectAccessible(page);
    // What follows comes first, then the first reason.
    for (let line = 0; line < 2; line++) await page.keyboard.press("ArrowRight");
    await status(page, words.first);
    await page.keyboard.press("h");
    await status(page, words.done[0]);
    await expect(page.locator(".hint-panel")).toHaveCount(0);
    await expect(named(words.loser)).toHaveCount(0);
    await page.keyboard.press("Control+z");
    await status(page, words.done[1]);
  });

  test(`a screen reader hears whether a deduction holds (${lang})`, async ({ page }) => {
    await position(page, wing, lang);
    await page.getByRole("gridcell").nth(3 * 9 + 8).click();
    await page.keyboard.press("Shift+K");
    await expect(card(page, words.question)).toBeVisible();
    await page.keyboard.press("2");
    await status(page, words.asked[0]);
    await page.keyboard.press("Enter");
    await status(page, words.asked[1]);
    await page.keyboard.press("Shift+K");
    await page.keyboard.press("2");
    await page.keyboard.press("6");
    await status(page, words.denied[0]);
    await page.keyboard.press("Enter");
    await status(page, words.denied[1]);
  });
}

test("a wrong digit is the first hint: where, which, why, and the ways back", async ({ page }) => {
  await open(page, { hash: easy });
  await type(page, "r1c3", "8");
  await page.keyboard.press("h");
  await expect(page.getByRole("heading", { name: "There is a mistake" })).toBeVisible();
  await expect(page.locator(".page-status")).toContainText("Something in box 1 does not fit.");
  await page.keyboard.press("h");
  await expect(page.locator(".page-status")).toContainText("The digit in r1c3 is wrong.");
  await page.keyboard.press("h");
  await expect(page.locator(".page-status")).toContainText("Your 8 in r1c3 cannot stay: ");
  await expect(page.locator("#r1c3")).toHaveAttribute("data-line", "struck");
  await expect(cell(page, "r1c3")).toHaveAccessibleName(/8, entered/);
  await expectAccessible(page);
  await button(page, "Take only this digit away").click();
  await expect(cell(page, "r1c3")).toHaveAccessibleName("Row 1, column 3, box 1. Empty.");
  await page.keyboard.press("Control+z");
  for (let level = 0; level < 3; level++) await page.keyboard.press("h");
  await button(page, "Undo to before the first mistake").click();
  await expect(cell(page, "r1c3")).toHaveAccessibleName("Row 1, column 3, box 1. Empty.");
});

test("the puzzle that tutorials call the hardest, from paste to the last cell by hints alone", async ({ page }) => {
  await open(page);
  await page.keyboard.press("i");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill("800000000003600000070090200050007000000045700000100030001000068008500010090000400");
  await expect(dialog.getByText("one solution")).toBeVisible();
  await expect(dialog.getByRole("definition").filter({ hasText: /^1\d\.\d$/ })).toBeVisible({ timeout: 60_000 });
  await dialog.getByRole("button", { name: "Play this puzzle" }).click();
  await expect(dialog).toBeHidden();
  await cell(page, "r1c2").focus();
  const { solved, hints } = await page.evaluate(solveByHints);
  expect(solved).toBe(true);
  expect(hints.length).toBeGreaterThan(60);
});

test("a hidden single shows what bars the other cells, one by one, and another is as easy", async ({ page }) => {
  await open(page, { hash: easy });
  for (let level = 0; level < 4; level++) {
    await page.keyboard.press("h");
    await expect(page.locator(".hint-panel-level")).toHaveText(`Hint ${level + 1} of 5.`);
  }
  const part = (name) => page.locator(`.board .cell[data-line=${name}]`);
  const blockers = await part("blocks").count();
  const barred = await part("barred").count();
  expect(blockers).toBeGreaterThan(1);
  const conclusion = page.locator(".hint-panel-conclusion");
  await expect(conclusion).toContainText("no other cell of ");
  await expect(page.locator(".board .cell[data-source=hinted]")).toHaveCount(1);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(page.locator(".page-status")).toContainText(/^The \d in r\dc\d blocks (row|column|box) \d\.$/);
  await expect(part("blocks")).toHaveCount(1);
  expect(await part("barred").count()).toBeLessThan(barred);
  await expect(page.locator(".board .cell[data-source=hinted]")).toHaveCount(0);
  const before = await conclusion.textContent();
  await button(page, "Another").click();
  await expect(conclusion).not.toHaveText(before);
  await expect(page.locator(".hint-panel-level")).toHaveText("Hint 4 of 5.");
  await expectAccessible(page);
});

test("a note wrongly ruled out is the first hint", async ({ page }) => {
  await open(page, { hash: easy });
  await page.keyboard.press("n");
  await type(page, "r1c2", "Shift+9");
  await page.keyboard.press("h");
  await expect(page.locator(".page-status")).toContainText("Something in box 1 does not fit.");
  await page.keyboard.press("h");
  await page.keyboard.press("h");
  await expect(page.locator(".page-status")).toContainText("9 was removed from r1c2, but r1c2 is 9:");
  await button(page, "Undo to before the first mistake").click();
  await expect(cell(page, "r1c2")).toHaveAccessibleName(/Notes .*9\.$/);
});

test("a deduction is proved and refuted, with keys alone", async ({ page }) => {
  await position(page, wing);
  await cell(page, "r4c9").focus();
  await cell(page, "r4c9").click();
  await page.keyboard.press("Shift+K");
  await expect(card(page, "Check a deduction")).toBeVisible();
  await page.keyboard.press("2");
  await status(page, "Can 2 in r4c9 go?");
  await expect(cell(page, "r4c9")).toHaveAccessibleName(/The hint removes 2\.$/);
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(page.locator(".page-status")).toContainText("Correct, and here is why:");
  await expect(page.locator(".hint-panel")).toContainText("XY-wing");
  await page.keyboard.press("Shift+K");
  await page.keyboard.press("2");
  await page.keyboard.press("6");
  await status(page, "Can 6 in r4c9 go?");
  await page.keyboard.press("Enter");
  await expect(page.locator(".page-status")).toContainText("Not correct. 6 belongs in r4c9:");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(page.locator(".hint-panel")).toHaveCount(0);
});

test("who goes back to a deduction that was judged does not fall upon what clears it", async ({ page }) => {
  await position(page, wing);
  await cell(page, "r4c9").click();
  await page.keyboard.press("Shift+K");
  await page.keyboard.press("6");
  await page.keyboard.press("Enter");
  await expect(page.locator(".page-status")).toContainText("Not correct.");
  await button(page, "Change").focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(":focus")).not.toHaveText("Clear");
  await expect(page.locator(":focus")).not.toHaveRole("document");
  await page.keyboard.press("Enter");
  await expect(page.locator(".page-status")).toContainText("6 in r4c9");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test("a deduction is put together, judged and applied by touch alone", async ({ page }) => {
    await position(page, wing);
    await button(page, "Menu").tap();
    await button(page, "Check a deduction").tap();
    await button(page, "Digits are right").tap();
    await cell(page, "r4c9").tap();
    await key(page, 6).tap();
    await expect(page.locator(".page-status")).toHaveText("Is 6 in r4c9 right?");
    await button(page, "Check it").tap();
    await expect(page.locator(".hint-panel")).toContainText("Correct, and here is why:");
    await button(page, "Apply").tap();
    await expect(cell(page, "r4c9")).toHaveAccessibleName(/6, entered\.$/);
  });

  test("a hint never covers the grid, and its text can be reached", async ({ page }) => {
    await position(page, chain);
    await hinted(page);
    const grid = await bounds(page.getByRole("grid"));
    const panel = await bounds(page.locator(".hint-panel"));
    expect(panel.y).toBeGreaterThanOrEqual(grid.y + grid.height);
    expect(panel.y + panel.height).toBeLessThanOrEqual(640);
    const last = page.locator(".hint-panel-sentence").last();
    const count = await page.locator(".hint-panel-sentence").count();
    for (let at = 0; at < count; at++) await button(page, "Next").tap();
    await expect(last).toBeInViewport();
    await expectAccessible(page);
  });
});

/** Workers that get what they are sent a second later while `window.slow` is set: a search that all of
 * them share may be over before anybody sees it. */
const slowWorkers = (page) =>
  page.addInitScript(() => {
    window.Worker = class extends Worker {
      postMessage(...message) {
        setTimeout(() => super.postMessage(...message), window.slow ? 1000 : 0);
      }
    };
  });

test("the search for a proof by cases is stopped, and begun again", async ({ page }) => {
  await slowWorkers(page);
  await open(page, { hash: "#p=.234.......6.8....7....35....4....7....8...9.9....7..53....1.5....2....3.6....9.1" });
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Settings" }).click();
  for (const name of ["Use expert patterns", "Use uniqueness techniques"]) await page.getByRole("switch", { name }).uncheck();
  await page.keyboard.press("Escape");
  await cell(page, "r1c1").click();
  await page.evaluate(() => (window.slow = true));
  await page.keyboard.press("h");
  const panel = card(page, "Hint");
  await expect(panel.getByText(/^Nothing simpler helps here\. Looking for a proof by cases/)).toBeVisible({ timeout: 30_000 });
  await status(page, /Looking for a proof by cases/);
  await expect(panel.getByRole("button", { name: "Stop" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  await page.evaluate(() => (window.slow = false));
  await type(page, "r1c1", "1");
  await expect(cell(page, "r1c1")).toHaveAccessibleName(/1, entered/);
  await page.keyboard.press("Control+z");
  await page.keyboard.press("h");
  // Whether what was found first can be seen depends on how fast the worker is; at last there is the proof.
  await expect(page.locator(".hint-panel-bars i[data-on]")).toHaveCount(1, { timeout: 60_000 });
  for (let level = 2; level <= 4; level++) await page.keyboard.press("h");
  await expect(card(page, "Proof by cases")).toBeVisible();
});

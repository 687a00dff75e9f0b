// Puzzles in and out: new, import, solve, check, share.
import { bounds, cell, enter, expect, fromMenu, longSearch, makeOne, open, paste, test, type } from "./page.mjs";

const line = "400520703000003000100007000014000006700050001500000420000400005000800000201076008";
const solved = "496528713875143692132967854314289576729654381568731429687492135943815267251376948";
const rows = (text, join) => text.match(/.{9}/g).map(join).join("\n");
const button = (page, name) => page.getByRole("button", { name, exact: true });
const importer = (page) => page.getByRole("dialog", { name: "Import" });
const box = (page) => importer(page).getByRole("textbox");

/** The 81 digits on the page, by what a screen reader hears, `.` for none. */
const digits = (page) =>
  page.getByRole("gridcell").evaluateAll((cells) =>
    cells.map((one) => /(?:Given (\d)|(\d), )/.exec(one.getAttribute("aria-label").replace(/^.*?box \d\. /, ""))?.slice(1).find(Boolean) ?? ".").join(""),
  );

async function importText(page, text) {
  await page.keyboard.press("i");
  await box(page).fill(text);
}

const tutorials = [
  [line, solved],
  ["000000000000000162000027003004001000000000390006034000040000001005048206030716800", "123465789457389162869127453374591628581672394296834517648253971715948236932716845"],
  ["009420060070905302500003090000801020260000051018200400380004019094030685021008030", "139427568876915342542683197453871926267349851918256473385764219794132685621598734"],
  ["800000000003600000070090200050007000000045700000100030001000068008500010090000400", "812753649943682175675491283154237896369845721287169534521974368438526917796318452"],
  ["900800000000000500000000000020010003010000060000400070708600000000030100400000200", "972853614146279538583146729624718953817395462359462871798621345265934187431587296"],
];
for (const [given, solution] of tutorials) {
  test(`a textbook puzzle pasted as spaced rows is solved: ${given.slice(0, 9)}…`, async ({ page }) => {
    await open(page);
    await importText(page, rows(given, (row) => [...row].join(" ")));
    await expect(importer(page).getByText("one solution")).toBeVisible();
    await button(page, "Play this puzzle").click();
    await fromMenu(page, "Solution");
    await button(page, "Show everything").click();
    await expect.poll(() => digits(page)).toBe(solution);
    await expect(page.getByRole("gridcell", { name: /from the solution/ })).toHaveCount((given.match(/0/g) ?? []).length);
    await button(page, "Fill in the grid").click();
    await expect(page.getByRole("status").filter({ hasText: "does not count as solved" })).toBeVisible();
  });
}

const dotted = line.replaceAll("0", ".");
const formats = {
  "a line with a name": `${line} # from a book`,
  "a line of dots": dotted,
  "nine lines": rows(dotted, (row) => row),
  "digits set apart by commas": [...line].join(","),
  "bracketed lists": JSON.stringify(line.match(/.{9}/g).map((row) => [...row].map(Number))),
  "a boxed grid": `+-------+-------+-------+\n${rows(dotted, (row) => `| ${row.match(/.../g).map((three) => [...three].join(" ")).join(" | ")} |`)}\n+-------+-------+-------+`,
  "full-width digits with a BOM and CRLF": `\ufeff${rows(line, (row) => row.replace(/\d/g, (d) => String.fromCharCode(0xff10 + Number(d))))}`.replaceAll("\n", "\r\n"),
  "a link": `https://example.org/nonet/#p=${line}`,
};
for (const [name, text] of Object.entries(formats)) {
  test(`${name} is read`, async ({ page }) => {
    await open(page);
    await paste(page, text);
    await expect(importer(page).getByRole("img", { name: "Preview, 25 clues" })).toBeVisible();
    await expect(importer(page).getByText("one solution")).toBeVisible();
    await button(page, "Play this puzzle").click();
    await expect.poll(() => digits(page)).toBe(dotted);
  });
}

const rubbish = {
  "nothing at all": ["   ", null],
  "letters": ["hello world, this is no puzzle", /No puzzle was found/],
  "a script": ["<script>document.title='owned'</script>", /No puzzle was found/],
  "too few cells": [line.slice(1), /80 cells were found/],
  "a row that is too short": [rows(line, (row) => row).replace("000003000", "00000300"), /9 rows in lines 1 to 9, but row 2 has 8 cells instead of 9/],
  "too many cells": [`${line}123`, /./],
  "a binary file": ["PK\u0003\u0004\u0000\u0000", /not text|not a cell|No puzzle/],
};
for (const [name, [text, reason]] of Object.entries(rubbish)) {
  test(`${name} is refused with a sentence, and the game stays`, async ({ page }) => {
    await open(page, { hash: `#p=${line}` });
    await importText(page, text);
    if (reason) await expect(importer(page).getByText(reason).first()).toBeVisible();
    await expect(button(page, "Play this puzzle")).toHaveAttribute("aria-disabled", "true");
    await page.keyboard.press("Escape");
    expect(await digits(page)).toBe(dotted);
    await expect(page).toHaveTitle("Nonet: Sudoku");
  });
}

test("a megabyte of rubbish is refused at once", async ({ page }) => {
  await open(page);
  await paste(page, "rubbish ".repeat(131_072));
  await expect(importer(page).getByText(/No puzzle was found/)).toBeVisible();
});

test("conflicts and no solution are said before anything is replaced", async ({ page }) => {
  await open(page, { hash: `#p=${line}` });
  await importText(page, `44${dotted.slice(2)}`);
  await expect(importer(page).getByText("digits conflict")).toBeVisible();
  await box(page).fill(`..9.287..8.6..4..5..3.....46.........2.71345.........23.....5..9..4..8.7..125.3..`.padEnd(81, "."));
  await expect(importer(page).getByText(/no solution/)).toBeVisible();
  await page.keyboard.press("Escape");
  expect(await digits(page)).toBe(dotted);
});

test("an import that was taken is gone at the next one, and another is not", async ({ page }) => {
  await open(page);
  await importText(page, line);
  await page.keyboard.press("Escape");
  await expect(importer(page)).toBeHidden();
  await page.keyboard.press("i");
  await expect(box(page)).toHaveValue(line);
  await expect(importer(page).getByText("one solution")).toBeVisible();
  await button(page, "Play this puzzle").click();
  await expect(importer(page)).toBeHidden();
  await page.keyboard.press("i");
  await expect(box(page)).toHaveValue("");
  await expect(button(page, "Play this puzzle")).toHaveAttribute("aria-disabled", "true");
});

test("of several puzzles one is chosen", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  await paste(page, tutorials.map(([given], index) => `${given} # number ${index + 1}`).join("\n"));
  const size = () => bounds(importer(page));
  const before = await size();
  const puzzle = importer(page).getByRole("group", { name: "Puzzles in this text" }).getByRole("button", { name: /^3\. number 3/ });
  await puzzle.click();
  await expect(puzzle).toHaveAttribute("aria-pressed", "true");
  await expect(importer(page).getByText("one solution").last()).toBeVisible();
  expect(await size()).toEqual(before);
  await button(page, "Play this puzzle").click();
  await expect.poll(() => digits(page)).toBe(tutorials[2][0].replaceAll("0", "."));
});

for (const [device, viewport] of [["a phone", { width: 390, height: 844 }], ["a small phone", { width: 360, height: 640 }], ["a desk", { width: 1280, height: 800 }]]) {
  test(`on ${device} the good puzzles of a list are shown and taken, and its bad line is named`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize(viewport);
    await open(page);
    const lines = tutorials.map(([given], index) => `${given} # number ${index + 1}`);
    await paste(page, [lines[0], tutorials[1][0].slice(1), ...lines.slice(1)].join("\n"));
    const form = importer(page);
    const list = form.getByRole("group", { name: "Puzzles in this text" });
    await expect(list.getByRole("button")).toHaveCount(tutorials.length);
    expect((await bounds(list)).height).toBeGreaterThan(80);
    await expect(list.getByRole("button").first()).toBeInViewport({ ratio: 1 });
    const unread = form.getByText(`1 of ${tutorials.length + 1} cannot be read and is left out. Line 2`);
    await expect(unread).toBeInViewport({ ratio: 1 });
    await unread.click();
    await expect(form.locator(".import-form-unread pre")).toContainText("^");
    await button(page, "Show it in the text").click();
    const text = form.getByRole("textbox");
    await expect(text).toBeFocused();
    const selected = (field) => field.value.slice(field.selectionStart, field.selectionEnd);
    expect(await text.evaluate(selected)).toBe(tutorials[1][0].slice(1));
    await button(page, "Keep as a collection").click();
    await expect(page.locator(".table-open")).toHaveCount(tutorials.length);
  });
}

test("a text file is opened", async ({ page }) => {
  await open(page);
  await page.keyboard.press("i");
  await page.setInputFiles("input[type=file]", { name: "book.txt", mimeType: "text/plain", buffer: Buffer.from(line) });
  await expect(importer(page).getByRole("img", { name: "Preview, 25 clues" })).toBeVisible();
});

test("a puzzle with several solutions can be walked through", async ({ page }) => {
  await open(page, { hash: `#p=${dotted.slice(0, 72)}.........` });
  await expect(page.getByText(/solutions, so some cells cannot be determined/)).toBeVisible();
  await button(page, "Show them").press("Enter");
  await expect(page.getByRole("gridcell").and(page.locator(":focus"))).toHaveCount(1);
  await expect(page.getByRole("gridcell", { name: /The solutions differ here/ }).first()).toBeVisible();
  await fromMenu(page, "Solution");
  await expect(page.getByText(/^1 of \d/).first()).toBeVisible();
  const first = await digits(page);
  await button(page, "Next").click();
  await expect(page.getByText(/^2 of \d/).first()).toBeVisible();
  expect(await digits(page)).not.toBe(first);
});

test("check marks wrong digits and leads back to before the first", async ({ page }) => {
  await open(page, { hash: `#p=${line}` });
  await type(page, "r1c2", "9");
  await type(page, "r1c3", "8");
  await button(page, "Check").click();
  await expect(cell(page, "r1c3")).toHaveAccessibleName(/Wrong\.$/);
  const card = page.getByRole("region", { name: "r1c3 is wrong" });
  await expect(card.getByRole("button", { name: "Remove the wrong digit" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(cell(page, "r1c3")).toHaveAccessibleName(/Empty\.$/);
  await button(page, "Undo").last().click();
  await button(page, "Check").click();
  await card.getByRole("button", { name: /^Go back to before the first mistake/ }).click();
  await expect(cell(page, "r1c3")).toHaveAccessibleName(/Empty\.$/);
  await expect(cell(page, "r1c2")).toHaveAccessibleName(/9, entered\.$/);
});

test("a new puzzle follows its seed, and the old game can come back", async ({ page }) => {
  await open(page, { hash: `#p=${line}` });
  await type(page, "r1c2", "9");
  await makeOne(page, { clues: 24, seed: "1", none: true });
  await expect(page.getByText("New puzzle: 24 clues.")).toBeVisible();
  expect((await digits(page)).replaceAll(".", "")).toHaveLength(24);
  await button(page, "Back to previous game").click();
  await expect(cell(page, "r1c2")).toHaveAccessibleName(/9, entered\.$/);
});

test("a seed makes the same puzzle here as on the command line, however large it is", async ({ page }) => {
  await open(page);
  await makeOne(page, { clues: 24, seed: "18446744073709551615" });
  await page.locator(".header-chip").click();
  await expect(page.getByRole("dialog").getByText("Seed 18446744073709551615")).toBeVisible();
  await makeOne(page, { clues: 24, seed: "1", none: true });
  // The first line of tests/corpus/cli/generate_seed.expected.
  await expect.poll(() => digits(page)).toBe(".......2.....1.76..4..7..93.3.......2...5...7.1...32.4....2....8....4.5...7.386..");
});

test("a seed makes the same puzzle by technique here as on the command line", async ({ page }) => {
  await open(page);
  await makeOne(page, { tier: "Hard", technique: "X-wing", seed: "7", none: true });
  await expect(page.getByText("New puzzle: X-wing.")).toBeVisible({ timeout: 60_000 });
  // The line of tests/corpus/cli/generate_x_wing.expected.
  expect(await digits(page)).toBe(".36..195.47..6........8......2.186..1..4.....9.3...2..21.7....3.....5.72....9....");
});

test("making a puzzle can be stopped, and the page is usable meanwhile", async ({ page }) => {
  await open(page, { hash: `#p=${line}` });
  await longSearch(page);
  await enter(page, "play");
  await type(page, "r1c2", "9");
  await expect(cell(page, "r1c2")).toHaveAccessibleName(/9, entered\.$/);
  await page.getByRole("complementary").getByRole("button", { name: "Stop" }).click();
  await expect(page.getByText("Stopped. Nothing was changed.")).toBeVisible();
  await expect(cell(page, "r1c2")).toHaveAccessibleName(/9, entered\.$/);
});

test("solutions do not wait for a puzzle that is being made", async ({ page }) => {
  await open(page, { hash: `#p=${line.slice(0, 72)}.........` });
  await longSearch(page);
  await enter(page, "play");
  await fromMenu(page, "Solution");
  await expect(page.getByRole("region", { name: "Solutions" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Stop" })).toBeVisible();
});

test("making puzzles from the keyboard keeps the focus", async ({ page }) => {
  await open(page, { hash: `#p=${line}` });
  const form = await longSearch(page);
  const named = (name) => form.getByRole("button", { name });
  await expect(named("Stop")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(named("Make one and play")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(named("Stop")).toBeFocused();
});

test("in a new puzzle the focus is where digits go", async ({ page }) => {
  await open(page, { hash: `#p=${line}` });
  await cell(page, "r9c9").click();
  await page.keyboard.press("g");
  await page.getByRole("dialog").getByRole("button", { name: /^Easy/ }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeHidden({ timeout: 60_000 });
  await expect(page.locator("[role=gridcell]:focus")).toHaveAttribute("tabindex", "0");
  const [here] = /^Row \d, column \d/.exec(await page.locator(":focus").getAttribute("aria-label"));
  await page.keyboard.press("Shift+1");
  await expect(page.getByRole("gridcell", { name: /Notes 1\.$/ })).toHaveAccessibleName(new RegExp(`^${here}`));
  await cell(page, "r9c9").focus();
  await expect(cell(page, "r9c9")).toHaveAttribute("aria-selected", "true");
});

test("a shared link opens the same puzzle", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, { hash: `#p=${line}` });
  await button(page, "Share").click();
  await button(page, "Copy link").click();
  await expect(page.locator(".page-status")).toHaveText("Copied.");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/#p=\d{81}$/);
  const other = await context.newPage();
  await other.goto(link);
  await expect.poll(() => digits(other)).toBe(dotted);
});

for (const hash of ["#p=", "#p=<script>alert(1)</script>", "#p=%00%ff", `#p=${"9".repeat(81)}`, `#p=${line}0`]) {
  test(`a broken link leaves the game alone: ${hash.slice(0, 20)}`, async ({ page }) => {
    await open(page);
    await type(page, "r1c1", "1");
    await expect.poll(() => digits(page)).toMatch(/^1/);
    const before = await digits(page);
    await page.evaluate((bad) => (location.hash = bad), hash);
    await expect(page.getByRole("alert")).not.toBeEmpty();
    expect(await digits(page)).toBe(before);
  });
}

test("a puzzle is typed by hand and fixed", async ({ page }) => {
  await open(page);
  await (await enter(page, "create")).getByRole("button", { name: "Enter a puzzle by hand" }).click();
  await expect.poll(() => digits(page)).toBe(".".repeat(81));
  for (let i = 0; i < 81; i++) {
    if (line[i] === "0") continue;
    await cell(page, `r${Math.floor(i / 9) + 1}c${(i % 9) + 1}`).click();
    await page.keyboard.press(line[i]);
  }
  await button(page, "Done").click();
  await expect(page.getByRole("button", { name: /25 clues · one solution$/ })).toBeVisible();
  await expect(page.getByRole("gridcell", { name: /Given/ })).toHaveCount(25);
});

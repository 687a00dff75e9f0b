// What the command line has: requirements of generated puzzles, recipes as text, minimal puzzles, other forms.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as engine from "../dist/node.js";

const EASY = "1.....5694.2.....8.5...9.4....64.8.1....1....2.8.35....4.5...1.9.....4.2621.....5";
const EMPTY = ".".repeat(81);
const fails = (kind, ...words) => (error) => error instanceof engine.SudokuError && error.kind === kind && words.every((word) => error.message.includes(word));
const clues = (puzzle) => [...puzzle].filter((given) => given !== ".").length;

test("a generated puzzle meets what is asked for", () => {
  const needing = engine.generate({ needs: ["naked_pair", "pointing"], avoids: ["hidden_pair"], seed: 3 });
  const { techniques, hardest } = engine.rate(needing.puzzle);
  assert.ok(["naked_pair", "pointing"].includes(needing.technique) && hardest === needing.technique);
  assert.equal(techniques.hidden_pair, undefined);
  const { score } = engine.rate(engine.generate({ score: [300, 400], seed: 1 }).puzzle);
  assert.ok(score >= 300 && score <= 400, `${score} points`);
  const { er } = engine.rate(engine.generate({ se: [2, 3.4], seed: 1 }).puzzle, "explainer");
  assert.ok(er >= 2 && er <= 3.4, `${er} by Sudoku Explainer`);
  const { puzzle } = engine.generate({ clues: 26, maxClues: 30, leastPerRow: 1, leastPerColumn: 1, firstDigits: 9, seed: 2 });
  assert.ok(clues(puzzle) >= 26 && clues(puzzle) <= 30);
  puzzle.match(/.{9}/g).forEach((row) => assert.notEqual(clues(row), 0));
});

test("a mask is met, also in nine lines", () => {
  const mask = [...EASY].map((given) => (given === "." ? "." : "x")).join("");
  const made = engine.generate({ mask, seed: 1 });
  assert.equal(made.puzzle.replace(/[1-9]/g, "x"), mask);
  assert.deepEqual(engine.generate({ mask: mask.match(/.{9}/g).join("\n"), seed: 1 }), made);
  assert.throws(() => engine.generate({ mask: "x".repeat(81) }), fails("generate"));
  assert.throws(() => engine.generate({ mask: "x." }), fails("argument", 'mask: "x." was found', "81 characters"));
});

test("the text of a recipe makes the same puzzle", () => {
  const made = engine.generate({ seed: 7, clues: 28, symmetry: "half_turn", minimal: true });
  assert.equal(made.recipe, "nonet/1 seed=7 clues=28 symmetry=half_turn minimal");
  assert.deepEqual(engine.generate(made.recipe), made);
  assert.throws(() => engine.generate("nonet/1 clue=28"), fails("argument", "recipe:", '"clue=28"'));
});

test("requirements that are none are refused", () => {
  assert.throws(() => engine.generate({ needs: "x_wing" }), fails("argument", 'needs: "x_wing" was found', "a list"));
  assert.throws(() => engine.generate({ needs: ["proof_by_cases"] }), fails("argument", 'needs: "proof_by_cases"', "techniques()"));
  assert.throws(() => engine.generate({ avoids: ["luck"] }), fails("argument", 'avoids: "luck"', "techniques()"));
  for (const score of [[1], [5, 1], [1.5, 2], ["1", "2"], 7]) assert.throws(() => engine.generate({ score }), fails("argument", "score: ", "two numbers"));
  for (const se of [[2, 6.66], [-1, 2], [NaN, 2]]) assert.throws(() => engine.generate({ se }), fails("argument", "se: "));
  assert.throws(() => engine.generate({ maxClues: 30 }), fails("argument", "maxClues"));
  assert.throws(() => engine.generate({ leastPerRow: "1" }), fails("argument", "leastPerRow", "from 0 to 9"));
});

test("clues that are not needed are named, and minimal puzzles found", () => {
  const { puzzle, solution } = engine.generate({ seed: 7, minimal: true });
  assert.deepEqual(engine.minimal(puzzle), { minimal: true, redundant: [], puzzles: [puzzle], exact: true });
  const cell = puzzle.indexOf(".");
  const more = puzzle.slice(0, cell) + solution[cell] + puzzle.slice(cell + 1);
  const found = engine.minimal(more, 10);
  assert.equal(found.minimal, false);
  assert.ok(found.redundant.includes(`r1c${cell + 1}`) && found.puzzles.includes(puzzle));
  found.puzzles.forEach((one) => assert.ok(engine.minimal(one).minimal && engine.solve(one) === solution));
  assert.throws(() => engine.minimal(EMPTY), fails("puzzle"));
  assert.throws(() => engine.minimal(puzzle, 0), fails("argument", "limit: 0"));
});

test("a form of a puzzle is the same puzzle", () => {
  const same = (form) => assert.equal(engine.canon(form).canonical, engine.canon(EASY).canonical);
  const rows = EASY.match(/.{9}/g);
  assert.equal(engine.transform(EASY, { rows: "213456789" }), [rows[1], rows[0], ...rows.slice(2)].join(""));
  assert.equal(engine.transform(EASY, { mirror: "vertical" }), [...rows].reverse().join(""));
  assert.equal(engine.transform(EASY, { relabel: "234567891" }), EASY.replace(/[1-9]/g, (digit) => String((Number(digit) % 9) + 1)));
  assert.equal(engine.transform(EASY, { turn: "half" }), [...EASY].reverse().join(""));
  const transposed = [...EASY].map((_, cell) => EASY[9 * (cell % 9) + Math.floor(cell / 9)]).join("");
  assert.equal(engine.transform(EASY, { mirror: "diagonal" }), transposed);
  const anti = [...EASY].map((_, cell) => EASY[9 * (8 - (cell % 9)) + 8 - Math.floor(cell / 9)]).join("");
  assert.equal(engine.transform(EASY, { mirror: "anti_diagonal" }), anti);
  assert.equal(engine.transform(engine.transform(EASY, { turn: "left" }), { turn: "right" }), EASY);
  [{ random: 7 }, { random: "10451216379200822465" }, { columns: "789123456", turn: "left", random: 1n }].forEach((changes) => same(engine.transform(EASY, changes)));
  assert.equal(engine.transform(EASY, { random: 7 }), engine.transform(EASY, { random: 7n }));
  assert.throws(() => engine.transform(EASY, { rows: "123456788" }), fails("argument", "rows:", "nine different digits"));
  assert.throws(() => engine.transform(EASY, { turn: "up" }), fails("argument", 'turn: "up"', "right, left, half"));
  assert.throws(() => engine.transform(EASY), fails("argument", "changes: nothing was found"));
});

test("a position is converted to every format that is written, with its name and the address of the page", () => {
  const written = engine.formats().filter(({ written }) => written);
  const texts = written.map(({ slug }) => engine.convert(EASY, slug));
  texts.forEach((text, at) => assert.match(text, /\S.*\n$/s, written[at].slug));
  assert.ok(written.some(({ read }) => !read) && engine.formats().some(({ written }) => !written));
  assert.equal(engine.convert(EASY, "zeros"), `${EASY.replaceAll(".", "0")}\n`);
  assert.equal(engine.convert(EASY, "link", { page: "https://example.org/" }), `https://example.org/#p=${EASY.replaceAll(".", "0")}\n`);
  assert.equal(engine.convert(EASY, "line", { page: "https://example.org/" }), `${EASY}\n`);
  assert.equal(engine.read(engine.convert(EASY, "sdk", { name: "Monday" }))[0].name, "Monday");
  assert.throws(() => engine.convert(EASY, "sdk", { title: "Monday" }), fails("argument", "title"));
  assert.throws(() => engine.convert(EASY, "sdk", { name: 7 }), fails("argument", "name: 7 was found"));
});

test("techniques are left out of hints, steps and paths", () => {
  const { step } = engine.hint(EASY);
  const without = [step.technique];
  assert.notEqual(engine.hint(EASY, { without }).step.technique, step.technique);
  const used = ({ technique }) => technique === step.technique;
  assert.ok(engine.steps(EASY).some(used) && !engine.steps(EASY, { without }).some(used));
  assert.ok(engine.path(EASY).steps.some(used) && !engine.path(EASY, { without }).steps.some(used));
  assert.throws(() => engine.hint(EASY, { without: ["luck"] }), fails("argument", 'without: "luck"', "techniques()"));
  assert.throws(() => engine.hint(EASY, { without: "x_wing" }), fails("argument", "a list"));
});

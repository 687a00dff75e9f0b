// The package as it is in npm/dist: `./x npm` builds it and runs this.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { Worker } from "node:worker_threads";
import * as engine from "../dist/node.js";

const EASY = "1.....5694.2.....8.5...9.4....64.8.1....1....2.8.35....4.5...1.9.....4.2621.....5";
const HARD = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
const EMPTY = ".".repeat(81);
const TWO_FIVES = `55${".".repeat(79)}`;

const units = [...Array(9).keys()].flatMap((at) => {
  const [band, stack] = [Math.floor(at / 3), at % 3];
  const nine = [...Array(9).keys()];
  return [
    nine.map((k) => 9 * at + k),
    nine.map((k) => 9 * k + at),
    nine.map((k) => 9 * (3 * band + Math.floor(k / 3)) + 3 * stack + (k % 3)),
  ];
});

function assertSolves(solution, puzzle) {
  assert.match(solution, /^[1-9]{81}$/);
  units.forEach((unit) => assert.equal(new Set(unit.map((cell) => solution[cell])).size, 9));
  [...puzzle].forEach((given, cell) => assert.ok(given === "." || given === solution[cell]));
}

const fails = (kind) => (error) => error instanceof engine.SudokuError && error.kind === kind && error.message !== "";

test("a solution keeps the givens and the rules", () => {
  [EASY, HARD, EMPTY].forEach((puzzle) => assertSolves(engine.solve(puzzle), puzzle));
  assert.equal(engine.solve(TWO_FIVES), null);
});

test("solutions are listed and counted up to a limit", () => {
  assert.deepEqual(engine.solutions(EASY), [engine.solve(EASY)]);
  const some = engine.solutions(EMPTY, 5);
  assert.equal(new Set(some).size, 5);
  some.forEach((solution) => assertSolves(solution, EMPTY));
  assert.deepEqual(engine.count(EASY), { count: 1, exact: true });
  assert.deepEqual(engine.count(EMPTY, 30), { count: 30, exact: false });
  assert.deepEqual(engine.count(TWO_FIVES), { count: 0, exact: true });
});

test("limits are whole numbers in range", () => {
  [0, -1, 1.5, NaN, Infinity, 2 ** 53].forEach((limit) => {
    assert.throws(() => engine.count(EASY, limit), fails("argument"));
    assert.throws(() => engine.solutions(EASY, limit), fails("argument"));
  });
});

test("a check names what is wrong", () => {
  assert.deepEqual(engine.check(EASY), { verdict: "one", solution: engine.solve(EASY) });
  const several = engine.check(HARD.slice(0, -9) + ".........");
  assert.equal(several.verdict, "several");
  assert.notEqual(several.solutions[0], several.solutions[1]);
  several.differing.forEach((cell) => assert.match(cell, /^r[1-9]c[1-9]$/));
  const conflict = engine.check(TWO_FIVES);
  assert.equal(conflict.verdict, "conflict");
  assert.deepEqual(conflict.conflicts[0], { digit: 5, house: "r1", cells: ["r1c1", "r1c2"] });
  assert.deepEqual(engine.check(`12345678.........9${".".repeat(63)}`), { verdict: "none", at: { cell: "r1c9" } });
});

test("a recipe always makes the same puzzle", () => {
  const recipe = { seed: 7, clues: 28, symmetry: "half_turn", minimal: false };
  const made = engine.generate(recipe);
  assert.deepEqual(engine.generate(recipe), made);
  assert.notEqual(engine.generate({ ...recipe, seed: 8 }).puzzle, made.puzzle);
  assert.equal([...made.puzzle].filter((given) => given !== ".").length, 28);
  assertSolves(made.solution, made.puzzle);
  assert.deepEqual(engine.check(made.puzzle), { verdict: "one", solution: made.solution });
  [...made.puzzle].forEach((given, cell) => assert.equal(given === ".", made.puzzle[80 - cell] === "."));
});

test("a tier is met", () => {
  const { puzzle } = engine.generate({ tier: "medium", seed: 1 });
  assert.equal(engine.rate(puzzle).tier, "medium");
});

test("a recipe that is none is refused", () => {
  assert.throws(() => engine.generate({ clues: 16 }), fails("generate"));
  [{ clue: 30 }, { tier: "harder" }, { seed: -1 }, { seed: "7" }, { technique: "luck" }, null, 7].forEach((recipe) =>
    assert.throws(() => engine.generate(recipe), fails("argument")),
  );
});

test("hints lead to the solution", () => {
  for (const puzzle of [EASY, HARD]) {
    const solution = engine.solve(puzzle);
    const position = { puzzle, digits: puzzle, eliminated: [] };
    let answer = engine.hint(position);
    for (; answer.status === "step"; answer = engine.hint(position)) {
      for (const effect of answer.step.effects) {
        const [, row, column, sign, digit] = /^r(\d)c(\d)(=|<>)(\d)$/.exec(effect);
        const cell = 9 * (row - 1) + (column - 1);
        assert.equal(solution[cell] === digit, sign === "=", effect);
        if (sign === "<>") position.eliminated.push(effect);
        else position.digits = position.digits.slice(0, cell) + digit + position.digits.slice(cell + 1);
      }
    }
    assert.deepEqual([answer.status, position.digits], ["solved", solution]);
  }
});

test("a mistake comes before any step", () => {
  const solution = engine.solve(EASY);
  const wrong = solution[1] === "3" ? "7" : "3";
  const digits = EASY[0] + wrong + EASY.slice(2);
  assert.deepEqual(engine.hint({ puzzle: EASY, digits }), { status: "mistake", wrong: ["r1c2"], eliminated: [] });
  const eliminated = [`r1c2<>${solution[1]}`];
  assert.deepEqual(engine.hint({ puzzle: EASY, eliminated }), { status: "mistake", wrong: [], eliminated: ["r1c2"] });
  assert.deepEqual(engine.steps({ puzzle: EASY, digits }), []);
});

test("positions that contradict themselves are refused", () => {
  const puzzle = EASY;
  [{ puzzle, digits: `2${EASY.slice(1)}` }, { puzzle, eliminated: ["r1c2"] }, { puzzle, eliminated: ["r1c2<>0"] }, {}, 5, undefined].forEach((position) =>
    assert.throws(() => engine.hint(position), fails("argument")),
  );
  assert.throws(() => engine.hint(TWO_FIVES), fails("puzzle"));
});

test("steps and paths hold their evidence, and options leave techniques out", () => {
  const steps = engine.steps(EASY);
  assert.ok(steps.length > 1);
  const known = new Set(engine.techniques().map(({ slug }) => slug));
  steps.forEach((step) => assert.ok(known.has(step.technique) && step.evidence.marks.length > 0));
  const uses = ({ steps }, slug) => steps.some(({ technique }) => technique === slug);
  const usual = engine.path(HARD);
  assert.ok(usual.solved && uses(usual, "multi_sector_locked_sets"));
  const byCases = engine.path(HARD, { expert: false });
  assert.ok(byCases.solved && uses(byCases, "proof_by_cases") && !uses(byCases, "multi_sector_locked_sets"));
  assert.equal(engine.path(HARD, { expert: false, cases: false }).solved, false);
  assert.throws(() => engine.path(HARD, { case: false }), fails("argument"));
});

test("a puzzle is rated on three scales", () => {
  const puzzle = "..86........759...6..1...9.......83.9.6.....5..24.5.....5..438.3.18.2..6......2..";
  const rating = engine.rate(puzzle);
  assert.equal(rating.tier, "hard");
  assert.ok(rating.techniques[rating.hardest] > 0);
  assert.equal(engine.rate(puzzle, "explainer").er, 6.6);
  assert.deepEqual(Object.keys(engine.rate(puzzle, "rounds")).sort(), ["level", "rounds"]);
  assert.throws(() => engine.rate(puzzle, "stars"), fails("argument"));
  assert.throws(() => engine.rate(EMPTY), fails("puzzle"));
});

test("texts are read, written and refused with their place", () => {
  const entries = engine.read(`Two:\n${EASY} # Demo\n${HARD}\n`);
  assert.deepEqual(entries.map(({ puzzle, name, line, format }) => ({ puzzle, name, line, format })), [
    { puzzle: EASY, name: "Demo", line: 2, format: "line" },
    { puzzle: HARD, name: "", line: 3, format: "line" },
  ]);
  assert.match(engine.convert(entries[1], "line"), new RegExp(`^${HARD.replaceAll(".", "[.0]")}`));
  const position = { puzzle: EASY, digits: EASY, eliminated: ["r1c2<>8"] };
  for (const { slug } of engine.formats().filter(({ written }) => written)) {
    assert.equal(engine.read(engine.convert(position, slug))[0].digits, EASY, slug);
  }
  assert.deepEqual(engine.read(engine.convert(position, "hodoku"))[0].eliminated, ["r1c2<>8"]);
  assert.throws(() => engine.convert(position, "parchment"), fails("argument"));
  assert.throws(() => engine.solve(EASY.slice(1)), (error) => fails("read")(error) && error.line === 1 && error.column === 81);
  assert.throws(() => engine.solve(`${EASY}\n${HARD}`), fails("argument"));
  assert.throws(() => engine.solve(81), fails("argument"));
});

test("forms of one puzzle have one canonical form", () => {
  const relabelled = EASY.replace(/[1-9]/g, (digit) => String((Number(digit) % 9) + 1));
  const mirrored = EASY.match(/.{9}/g).reverse().join("");
  const { canonical, automorphisms } = engine.canon(EASY);
  assert.equal(automorphisms, 1);
  [relabelled, mirrored, canonical].forEach((form) => assert.equal(engine.canon(form).canonical, canonical));
});

test("it works in a worker", async () => {
  const code = `
    import { parentPort } from "node:worker_threads";
    import { solve } from ${JSON.stringify(new URL("../dist/node.js", import.meta.url).href)};
    parentPort.postMessage(solve(${JSON.stringify(EASY)}));`;
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(code)}`));
  const answer = await new Promise((resolve, reject) => worker.once("message", resolve).once("error", reject));
  assert.equal(answer, engine.solve(EASY));
});

test("the bare entry starts from bytes", () => {
  const code = `
    import { readFileSync } from "node:fs";
    import { initSync, solve } from "./bare.js";
    initSync(readFileSync("engine_bg.wasm"));
    console.log(solve(${JSON.stringify(EASY)}));`;
  const cwd = join(import.meta.dirname, "..", "dist");
  const said = execFileSync(process.execPath, ["--input-type=module", "-e", code], { cwd, encoding: "utf8" });
  assert.equal(said.trim(), engine.solve(EASY));
});

test("the types name what there is, and nothing else", () => {
  const types = readFileSync(join(import.meta.dirname, "..", "dist", "index.d.ts"), "utf8");
  const named = [...types.matchAll(/^export (?:function|class|const) (\w+)/gm)].map(([, name]) => name);
  assert.deepEqual([...new Set(named)].sort(), Object.keys(engine).sort());
});

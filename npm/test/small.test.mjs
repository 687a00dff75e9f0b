// The entries with a small WebAssembly file of their own: they answer as the whole engine does, and stay small.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import * as engine from "../dist/node.js";
import * as generating from "../dist/generate_node.js";
import * as solving from "../dist/solve_node.js";

const EASY = "1.....5694.2.....8.5...9.4....64.8.1....1....2.8.35....4.5...1.9.....4.2621.....5";
const HARD = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
const EMPTY = ".".repeat(81);
const TWO_FIVES = `55${".".repeat(79)}`;
const DEAD_CELL = `12345678.........9${".".repeat(63)}`;
const dist = join(import.meta.dirname, "..", "dist");

/** The most bytes that an entry may have for a page to load, each file compressed as a server sends it. */
const MAX_GZIPPED = { solve: 40_000, generate: 90_000 };

test("what an entry loads is small", () => {
  const scripts = ["failure.js", "loader.js", "small.js"];
  const files = { solve: ["solve.js", "solve_core.js", "solver.js", "solver_bg.wasm"], generate: ["generate.js", "generate_core.js", "generator.js", "generator_bg.wasm"] };
  for (const [entry, own] of Object.entries(files)) {
    const size = [...scripts, ...own].reduce((sum, name) => sum + gzipSync(readFileSync(join(dist, name)), { level: 9 }).length, 0);
    console.log(`nonet-engine/${entry}: ${size} bytes gzipped, of at most ${MAX_GZIPPED[entry]}`);
    assert.ok(size <= MAX_GZIPPED[entry], `nonet-engine/${entry} has ${size} bytes gzipped; at most ${MAX_GZIPPED[entry]} are allowed`);
  }
});

test("the solver answers as the whole engine does", () => {
  for (const puzzle of [EASY, HARD, TWO_FIVES, DEAD_CELL, EASY.replaceAll(".", "0"), `${HARD.slice(0, -9)}.........`]) {
    for (const name of ["check", "canon", "count", "solutions"]) assert.deepEqual(solving[name](puzzle), engine[name](puzzle), `${name} ${puzzle}`);
    if (engine.count(puzzle).count < 2) assert.equal(solving.solve(puzzle), engine.solve(puzzle));
  }
  assert.deepEqual(solving.count(EMPTY, 30n), { count: 30, exact: false });
  assert.equal(new Set(solving.solutions(EMPTY, 5)).size, 5);
});

const fails = (kind, pattern) => (error) => error instanceof engine.SudokuError && error.kind === kind && pattern.test(error.message);

test("the solver says what it reads", () => {
  const other = /81 characters.*Import "nonet-engine" for all other formats/;
  assert.throws(() => solving.solve("12"), fails("read", /2 characters were found/));
  assert.throws(() => solving.solve("12"), fails("read", other));
  assert.throws(() => solving.check(`${EASY}\n`), fails("read", other));
  assert.throws(() => solving.canon(`x${EASY.slice(1)}`), (error) => fails("read", /"x" at character 1 was found/)(error) && error.line === 1 && error.column === 1);
  assert.throws(() => solving.solve(81), fails("argument", /81 was found; a string/));
  [0, -1, 1.5, NaN, Infinity, 2 ** 53, "5"].forEach((limit) => {
    assert.throws(() => solving.count(EASY, limit), fails("argument", /^limit: .* was found; a whole number from 1 to/));
    assert.throws(() => solving.solutions(EASY, limit), fails("argument", /^limit/));
  });
});

/** A puzzle without the text of its recipe, which only the whole engine writes. */
const made = (recipe) => {
  const { recipe: _, ...rest } = engine.generate(recipe);
  return rest;
};

test("the generator makes the puzzles of the whole engine", () => {
  const recipes = [
    {},
    { seed: 7, clues: 28, symmetry: "half_turn" },
    { seed: "10451216379200822465", clues: 26, order: "s_shaped", symmetry: "diagonal" },
    { seed: 5n, minimal: true },
    { seed: 3, clues: 31, symmetry: "horizontal", minimal: false },
    { tier: "easy", comfortable: true, symmetry: "half_turn" },
    ...[1, 2, 3, 4].flatMap((seed) => [{ seed, tier: "easy" }, { seed, tier: "medium" }, { seed, tier: "medium", comfortable: true }]),
  ];
  recipes.forEach((recipe) => assert.deepEqual(generating.generate(recipe), made(recipe), JSON.stringify(recipe, (_, value) => (typeof value === "bigint" ? String(value) : value))));
});

test("the generator says what it makes", () => {
  const other = /Import "nonet-engine" for the others|import "nonet-engine" for the harder ones/;
  [{ tier: "hard" }, { technique: "x_wing" }, { clue: 30 }].forEach((recipe) => assert.throws(() => generating.generate(recipe), fails("argument", other)));
  const refused = [null, 7, [], { seed: 2 ** 53 }, { seed: -1 }, { seed: "x" }, { clues: 16 }, { clues: "30" }, { symmetry: 2 }, { order: "up" }, { minimal: "yes" }, { comfortable: 1 }, { maxChecks: NaN }];
  refused.forEach((recipe) => assert.throws(() => generating.generate(recipe), fails("argument", /was found;/)));
  assert.throws(() => generating.generate({ maxChecks: 0 }), fails("generate", /./));
  assert.deepEqual(generating.generate({ seed: undefined }), made());
});

test("the bare entries start from bytes, and say so before", () => {
  const code = (entry, wasm, call) => `
    import { readFileSync } from "node:fs";
    import { initSync, ${entry} } from "./${entry}_bare.js";
    try { ${call} } catch ({ kind, message }) { console.log(kind, message.includes("init()")); }
    initSync(readFileSync("${wasm}_bg.wasm"));
    console.log(${call});`;
  const run = (...of) => execFileSync(process.execPath, ["--input-type=module", "-e", code(...of)], { cwd: dist, encoding: "utf8" }).trim();
  assert.equal(run("solve", "solver", `solve("${EASY}")`), `internal true\n${engine.solve(EASY)}`);
  assert.equal(run("generate", "generator", "generate({ seed: 7 }).puzzle"), `internal true\n${engine.generate({ seed: 7 }).puzzle}`);
});

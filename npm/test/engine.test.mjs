// The package as it is in npm/dist: `./x npm` builds it and runs this.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { Worker } from "node:worker_threads";
import { gunzipSync } from "node:zlib";
import * as engine from "../dist/node.js";
import { readPicture } from "../dist/pictures_node.js";

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
  [null, 7, "easy", [], () => {}].forEach((recipe) => assert.throws(() => engine.generate(recipe), fails("argument")));
});

test("what is wrong with an argument is said in plain words", () => {
  const says = (call, ...words) =>
    assert.throws(call, (error) => {
      words.forEach((word) => assert.ok(error.message.includes(word), `${word} is missing in: ${error.message}`));
      assert.doesNotMatch(error.message, /u64|u8|i128|struct|invalid (type|value)|at line|JsValue|undefined is not/);
      return fails("argument")(error);
    });
  says(() => engine.generate({ seed: -1 }), "seed: -1 was found", "from 0 to 9007199254740991");
  says(() => engine.generate({ clue: 30 }), 'no option "clue"', "clues", "maxChecks");
  says(() => engine.generate({ clues: "30" }), 'clues: "30" was found', "from 17 to 80");
  says(() => engine.generate({ clues: 30.5 }), "clues: 30.5 was found");
  says(() => engine.generate({ tier: "harder" }), 'tier: "harder" was found', "easy, medium, hard, unfair, extreme");
  says(() => engine.generate({ symmetry: 2 }), "symmetry: 2 was found", "half_turn");
  says(() => engine.generate({ order: [] }), "order: a list was found", "s_shaped");
  says(() => engine.generate({ minimal: "yes" }), 'minimal: "yes" was found', "true or false");
  says(() => engine.generate({ technique: "luck" }), 'technique: "luck" was found', "techniques()");
  says(() => engine.generate({ technique: "proof_by_cases" }), "proof_by_cases");
  says(() => engine.generate({ maxChecks: NaN }), "maxChecks: NaN was found");
  says(() => engine.generate({ maxChecks: () => {} }), "maxChecks: a function");
  says(() => engine.generate(null), "recipe: nothing was found", "an object");
  says(() => engine.hint(5), "position: 5 was found", "a puzzle");
  says(() => engine.hint({ puzzle: 5 }), "puzzle: 5 was found", "a string");
  says(() => engine.hint({ puzzle: EASY, digits: {} }), "digits: an object was found");
  says(() => engine.hint({ puzzle: EASY, eliminated: "r1c2<>8" }), 'eliminated: "r1c2<>8" was found', "a list");
  says(() => engine.hint({ puzzle: EASY, eliminated: ["r1c2<>8", 8] }), "eliminated: 8 was found", "r4c7<>5");
  says(() => engine.hint(EASY, { rare: 1 }), "rare: 1 was found", "true or false");
  says(() => engine.hint(EASY, "rare"), 'options: "rare" was found', "an object");
  says(() => engine.count(EASY, -1), "limit: -1 was found", "from 1 to 9007199254740991");
  says(() => engine.solutions(EASY, 1e7), "limit: 10000000 was found", "from 1 to 1000000");
  says(() => engine.rate(EASY, "stars"), 'scale: "stars" was found', "hodoku, explainer");
  says(() => engine.rate(EASY, 3), "scale: 3 was found");
  says(() => engine.convert(EASY, "parchment"), 'format: "parchment" was found', "formats()");
  says(() => engine.convert(EASY), "format: nothing was found");
  says(() => engine.solve(81), "puzzle: 81 was found", "a string");
  says(() => engine.read(null), "text: null was found", "a string");
  says(() => engine.generate({ seed: "x".repeat(100) }), "seed: a text that begins with");
});

test("seeds pass what JavaScript's numbers can hold", () => {
  const seed = "10451216379200822465";
  const recipe = { clues: 26, symmetry: "half_turn" };
  const made = engine.generate({ ...recipe, seed });
  // The second of `nonet generate --count 2 --clues 26 --symmetry half_turn --seed 1`.
  assert.equal(made.puzzle, "....9.23.4....6...6.9.....5.6.47...9.5.....7.1...39.6.7.....9.8...8....7.25.1....");
  assert.equal(made.seed, seed);
  assert.deepEqual(engine.generate({ ...recipe, seed: BigInt(seed) }), made);
  assert.deepEqual(engine.generate({ ...recipe, seed: made.seed }), made);
  assert.deepEqual(engine.generate({ ...recipe, seed: JSON.parse(JSON.stringify(made)).seed }), made);
  assert.equal(engine.generate({ seed: 2n ** 64n - 1n }).seed, "18446744073709551615");
  assert.equal(engine.generate({ seed: Number.MAX_SAFE_INTEGER }).seed, "9007199254740991");
  assert.deepEqual(engine.generate({ seed: 7n }), engine.generate({ seed: 7 }));
  assert.deepEqual(engine.generate({ seed: "007" }), engine.generate({ seed: 7 }));
  const refused = [Number(seed), 2 ** 53, 2n ** 64n, 2n ** 200n, -1n, 1.5, NaN, Infinity, "", "7.0", "-1", "0x10", " 7", seed + "0", true, [7], {}, Symbol()];
  refused.forEach((seed) => assert.throws(() => engine.generate({ seed }), fails("argument")));
  assert.throws(() => engine.generate({ seed: Number(seed) }), /rounds numbers of this size.*as text or BigInt/);
});

test("whole numbers may be BigInts, and answers are plain", () => {
  assert.deepEqual(engine.count(EMPTY, 30n), { count: 30, exact: false });
  assert.equal(engine.solutions(EMPTY, 5n).length, 5);
  assert.deepEqual(engine.generate({ seed: 7, clues: 30n, maxChecks: 500000n }), engine.generate({ seed: 7, clues: 30 }));
  const answers = [engine.check(EASY), engine.generate(), engine.hint(HARD), engine.path(EASY), engine.rate(EASY), engine.read(EASY), engine.techniques()];
  answers.forEach((answer) => assert.deepEqual(JSON.parse(JSON.stringify(answer)), answer));
  const isPlain = (value) => typeof value !== "object" || value === null || Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  assert.ok(isPlain(engine.rate(EASY).techniques) && isPlain(engine.hint(HARD).step.evidence));
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
  for (const { slug } of engine.formats().filter(({ read, written }) => read && written)) {
    assert.equal(engine.read(engine.convert(position, slug))[0].digits, EASY, slug);
  }
  assert.deepEqual(engine.read(engine.convert(position, "hodoku"))[0].eliminated, ["r1c2<>8"]);
  assert.throws(() => engine.convert(position, "parchment"), fails("argument"));
  assert.throws(() => engine.solve(EASY.slice(1)), (error) => fails("read")(error) && error.line === 1 && error.column === 81);
  assert.throws(() => engine.solve(`${EASY}\n${HARD}`), fails("argument"));
  assert.throws(() => engine.solve(81), fails("argument"));
});

test("one bad record takes no other with it", () => {
  const text = `${EASY} # one\n${EASY.slice(1)}\n\n${HARD}\nan old friend\n123\n${TWO_FIVES}`;
  const all = engine.readAll(text);
  assert.deepEqual(all.map((item) => (item instanceof engine.SudokuError ? [item.kind, item.line] : [item.name, item.line])), [["one", 1], ["read", 2], ["", 4], ["read", 6], ["", 7]]);
  assert.equal(all[1].column, 81);
  assert.deepEqual(engine.readAll(`${EASY}\n${HARD}`), engine.read(`${EASY}\n${HARD}`));
  assert.deepEqual(engine.readAll(""), []);
  assert.throws(() => engine.readAll(7), fails("argument"));
});

/** Runs a module in the package's folder; what it prints. */
function runInDist(code) {
  const cwd = join(import.meta.dirname, "..", "dist");
  return execFileSync(process.execPath, ["--input-type=module", "-e", code], { cwd, encoding: "utf8" }).trim();
}

test("after a stack overflow in the middle of a call the engine works as before", () => {
  const before = engine.path(HARD);
  const faults = [];
  let isDone = false;
  // The stack is filled; on the way back each call has a little more of it, until one has enough. Before that one the
  // engine itself has too little.
  const deep = () => {
    try {
      deep();
    } catch {
      // here the stack is full
    }
    if (isDone) return;
    try {
      engine.path(HARD);
      isDone = true;
    } catch (error) {
      faults.push(error);
    }
  };
  deep();
  assert.ok(faults.some((fault) => fails("internal")(fault) && fault.cause instanceof RangeError), "no call failed");
  assert.deepEqual(engine.path(HARD), before);
});

test("a fault of the engine is that call's error, and reads no other record away", () => {
  // The first instance fails where a record holds the word TRAP, as a panic does; so does every other.
  const said = runInDist(`
    const { Instance } = WebAssembly;
    let instances = 0;
    WebAssembly.Instance = function (...args) {
      instances += 1;
      const { exports } = new Instance(...args);
      const trapping = (name) => (at, length, ...more) => {
        const text = new TextDecoder().decode(new Uint8Array(exports.memory.buffer, at, length));
        if (text.includes("TRAP")) throw new WebAssembly.RuntimeError("unreachable");
        return exports[name](at, length, ...more);
      };
      return { exports: { ...exports, solve: trapping("solve"), readAll: trapping("readAll") } };
    };
    const engine = await import("./node.js");
    const attempt = (ask) => { try { return ask(); } catch ({ kind, message, cause }) { return { kind, message, cause: String(cause) }; } };
    const [easy, hard] = ${JSON.stringify([EASY, HARD])};
    const solution = engine.solve(easy);
    const failed = attempt(() => engine.solve("TRAP"));
    const after = engine.solve(easy) === solution;
    const all = engine.readAll(easy + "\\nTRAP\\nmore\\n" + hard + "\\n12\\n" + easy);
    const seen = all.map((item) => [item.puzzle ?? item.kind, item.line]);
    console.log(JSON.stringify({ failed, after, seen, instances }));`);
  const { failed, after, seen, instances } = JSON.parse(said);
  assert.equal(failed.kind, "internal");
  assert.match(failed.message, /fault of nonet-engine .*unreachable/);
  assert.match(failed.cause, /unreachable/);
  assert.ok(after);
  assert.deepEqual(seen, [[EASY, 1], ["internal", 2], [HARD, 4], ["read", 5], [EASY, 6]]);
  assert.equal(instances, 5);
});

test("before the engine is loaded a call says so", () => {
  const said = runInDist(`
    import { solve } from "./bare.js";
    try { solve("12"); } catch ({ kind, message }) { console.log(kind, message); }`);
  assert.match(said, /^internal .*init\(\)/);
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
  assert.equal(runInDist(code), engine.solve(EASY));
});

test("the types name what there is, and nothing else", () => {
  const types = readFileSync(join(import.meta.dirname, "..", "dist", "index.d.ts"), "utf8");
  const named = [...types.matchAll(/^export (?:function|class|const) (\w+)/gm)].map(([, name]) => name);
  assert.deepEqual([...new Set(named)].sort(), Object.keys(engine).sort());
});

test("a picture is read, with what is not certain", async () => {
  // 620 by 620 pixels; a 9 lies under the 4 in the first cell.
  const data = gunzipSync(readFileSync(join(import.meta.dirname, "doubtful.grey.gz")));
  const { grids, largestSquare } = await readPicture({ width: 620, height: 620, data });
  assert.equal(largestSquare, null);
  assert.equal(grids.length, 1);
  const [{ corners, puzzle, doubts, written, probabilities }] = grids;
  assert.equal(puzzle, "4..52.7.3.....3...1....7....14.....67...5...15.....42....4....5...8.....2.1.76..8");
  assert.deepEqual(doubts, [{ cell: "r1c1", other: 9 }]);
  assert.deepEqual(written, []);
  corners.flat().forEach((at, index) => assert.ok(Math.abs(at - [40, 40, 580, 40, 580, 580, 40, 580][index]) < 4, `${corners}`));
  probabilities.forEach((all) => assert.ok(Math.abs(all.reduce((sum, one) => sum + one) - 1) < 1e-3));
  const colours = new Uint8ClampedArray(4 * data.length).map((_, at) => (at % 4 === 3 ? 255 : data[Math.floor(at / 4)]));
  assert.deepEqual((await readPicture({ width: 620, height: 620, data: colours })).grids[0].puzzle, puzzle);
});

test("a picture without a grid, and one whose bytes do not fit", async () => {
  assert.deepEqual(await readPicture({ width: 300, height: 200, data: new Uint8Array(60_000).fill(255) }), { grids: [], largestSquare: 0 });
  await assert.rejects(readPicture({ width: 300, height: 200, data: new Uint8Array(10) }), /10 bytes were found/);
  await assert.rejects(readPicture({ width: 0.5, height: 200, data: new Uint8Array(100) }), RangeError);
});

// This package beside others from npm, in one process: how fast each solves and generates, what it generates, and what it
// answers where puzzles are not proper. Everything is printed from what the packages do. `./x try` runs it.
import { GENERATORS, SOLVERS, core, gen, sudoku, toCore, toSudoku } from "./others.mjs";
import * as nonet from "../dist/node.js";

/** How long one package may take over one row; one call is never cut off. */
const LIMIT_MS = 10_000;
const PUZZLES = 50;
/** How often the puzzles are solved, as long as there is time; the fastest pass counts. */
const PASSES = 200;
const MADE = 200;
const TIERS = ["easy", "medium", "hard", "unfair", "extreme"];

const row = (...cells) => console.log(`| ${cells.join(" | ")} |`);
const head = (texts, ...numbers) => {
  row(...texts, ...numbers);
  row(...texts.map(() => "---"), ...numbers.map(() => "--:"));
};
const time = (ms) => (ms < 0.1 ? `${(1000 * ms).toFixed(1)} µs` : ms < 1000 ? `${ms.toFixed(ms < 10 ? 2 : 0)} ms` : `${(ms / 1000).toFixed(1)} s`);

/** Calls for each item until the time is over: the results, and the mean time of a call in milliseconds. */
function run(items, call) {
  const start = performance.now();
  const results = [];
  for (const item of items) {
    results.push(call(item));
    if (performance.now() - start > LIMIT_MS) break;
  }
  return { results, mean: (performance.now() - start) / results.length };
}

/** The same as often as there is time for, so that the code is compiled when the fastest pass is measured. */
function runAgain(items, call) {
  const start = performance.now();
  let best = run(items, call);
  for (let pass = 1; pass < PASSES && performance.now() - start < LIMIT_MS / 2; pass++) {
    const next = run(items, call);
    if (next.mean < best.mean) best = next;
  }
  return best;
}

/** The same puzzles for all: `generate({ tier, seed })` for the seeds from 1 on. */
function solving() {
  const names = Object.keys(SOLVERS);
  head(["puzzles"], ...names);
  for (const tier of TIERS) {
    const made = Array.from({ length: PUZZLES }, (_, at) => nonet.generate({ tier, seed: at + 1 }));
    const cells = names.map((name) => {
      const { results, mean } = runAgain(made.map(({ puzzle }) => puzzle), SOLVERS[name]);
      const solved = results.filter((found, at) => found === made[at].solution).length;
      return `${time(mean)}${solved < PUZZLES ? ` (${solved} of ${results.length} solved)` : ""}`;
    });
    row(`${PUZZLES} ${tier}`, ...cells);
  }
}

const mean = (numbers) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

function generating() {
  head(["package", "level"], "time for one", "made", "proper", "different", "clues", "tiers (HoDoKu)");
  for (const [name, level, make] of GENERATORS) {
    const { results, mean: ms } = run(Array.from({ length: MADE }, (_, at) => at + 1), make);
    const proper = results.filter((puzzle) => nonet.check(puzzle).verdict === "one");
    const forms = new Set(results.map((puzzle) => nonet.canon(puzzle).canonical));
    const tiers = proper.map((puzzle) => nonet.rate(puzzle).tier);
    const counts = TIERS.map((tier) => [tiers.filter((one) => one === tier).length, tier]).filter(([count]) => count > 0);
    const clues = mean(results.map((puzzle) => puzzle.replaceAll(".", "").length));
    row(name, level, time(ms), results.length, proper.length, forms.size, clues.toFixed(1), counts.map((one) => one.join(" ")).join(", "));
  }
}

const PROPER = nonet.generate({ tier: "hard", seed: 1 });
/** Without one of its clues a minimal puzzle has several solutions. */
const MINIMAL = nonet.generate({ minimal: true, seed: 1 }).puzzle;
const SEVERAL = MINIMAL.replace(/[1-9]/, ".");
/** No digit is left for the last cell of the first row. */
const NONE = `12345678.........9${".".repeat(63)}`;

const tried = (ask) => {
  try {
    return ask();
  } catch (error) {
    return `throws ${JSON.stringify(error.message)}`;
  }
};
const says = (fields) => Object.entries(fields).map(([name, value]) => `${name}: ${value}`).join(", ");
const solutionOf = (answer) => (answer ? "a solution, no word of the others" : String(answer));
const analyzed = (puzzle) => {
  const { hasSolution, hasUniqueSolution } = core.analyze(toCore(puzzle));
  return says({ hasSolution, hasUniqueSolution });
};
const coreHint = (puzzle) => {
  const { steps, error } = core.hint(toCore(puzzle));
  return steps ? `a technique (${steps[0].strategy}), without a sentence` : `error: ${error}`;
};
const graded = ({ difficulty, score }) => says({ difficulty, score });

/** A question, and the answers of nonet-engine, sudoku, sudoku-core and sudoku-gen. What has no function for the question
 * has no answer. */
const QUESTIONS = [
  ["a puzzle with several solutions", () => says({ verdict: nonet.check(SEVERAL).verdict }), () => solutionOf(sudoku.solvepuzzle(toSudoku(SEVERAL))), () => analyzed(SEVERAL)],
  ["a puzzle without a solution", () => says({ verdict: nonet.check(NONE).verdict }), () => solutionOf(sudoku.solvepuzzle(toSudoku(NONE))), () => analyzed(NONE)],
  ["a proper puzzle, hard", () => says({ verdict: nonet.check(PROPER.puzzle).verdict }), () => (sudoku.solvepuzzle(toSudoku(PROPER.puzzle)) ? "a solution, no proof that there is no other" : "none"), () => analyzed(PROPER.puzzle)],
  ["how hard that puzzle is", () => says({ tier: nonet.rate(PROPER.puzzle).tier, score: nonet.rate(PROPER.puzzle).score }), () => says({ ratepuzzle: sudoku.ratepuzzle(toSudoku(PROPER.puzzle), 4) }), () => graded(core.analyze(toCore(PROPER.puzzle)))],
  ["the same again, ten times", () => spread(() => nonet.rate(PROPER.puzzle).score), () => spread(() => sudoku.ratepuzzle(toSudoku(PROPER.puzzle), 4)), () => spread(() => graded(core.analyze(toCore(PROPER.puzzle))))],
  ["a hint for it", () => `a technique (${nonet.hint(PROPER.puzzle).step.technique}), evidence, sentences`, undefined, () => coreHint(PROPER.puzzle)],
  ["the same seed twice", () => twice((seed) => nonet.generate({ seed }).puzzle), () => twice((seed) => String(sudoku.makepuzzle(seed))), undefined, () => twice((seed) => gen.getSudoku("easy", seed).puzzle)],
  ["a puzzle as CSV text", () => (nonet.read(`puzzle\n${PROPER.puzzle}\n`)[0].puzzle === PROPER.puzzle ? "read" : "read wrongly")],
];

/** How many different answers ten calls give. */
function spread(ask) {
  const answers = new Set(Array.from({ length: 10 }, ask));
  return answers.size === 1 ? "always the same" : `${answers.size} different answers`;
}

const twice = (make) => (make(7) === make(7) ? "the same puzzle" : "two different puzzles");

function answering() {
  const packages = { "nonet-engine": nonet, sudoku, "sudoku-core": core, "sudoku-gen": gen };
  head(["asked for", ...Object.keys(packages)]);
  row("functions", ...Object.values(packages).map((one) => Object.keys(one).filter((name) => /^[a-z]/.test(name) && typeof one[name] === "function").join(", ")));
  for (const [question, ...answers] of QUESTIONS) row(question, ...Object.keys(packages).map((_, at) => (answers[at] ? tried(answers[at]) : "no function")));
}

console.log(`Node.js ${process.version}\n\nTo solve one puzzle, mean of the fastest pass:\n`);
solving();
console.log(`\nTo generate one, mean of as many as there was time for (${LIMIT_MS / 1000} s, at most ${MADE}):\n`);
generating();
console.log("\nWhat each answers:\n");
answering();

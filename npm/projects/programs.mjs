// The programs of the projects: each solves one puzzle and says when it had the answer, in milliseconds after the
// program or the page was started. The program is `main.js` of a page and of Node.js alike.

/** An easy one: each of the packages that solve at all solves it. */
export const PUZZLE = ".65...1..8...15....2.8.653.......7.2..72.9..3..6.....99..6.....78...........9.8.7";
export const SOLUTION = "365924178874315296129876534498163752517249683236758419952687341781432965643591827";

/** The end of each program: in a page `answer` is read from outside, elsewhere it is printed. */
const report = (fields) => `
globalThis.answer = { ${fields} };
if (typeof document === "undefined") console.log(JSON.stringify(globalThis.answer));\n`;

const cells = (empty) => `[...${JSON.stringify(PUZZLE)}].map((char) => (char === "." ? null : ${empty}))`;

/** The whole package: a solution, then a hint with its sentences. */
export const WHOLE = `import { hint, solve } from "nonet-engine";
import { loadLanguage } from "nonet-engine/words";
const solved = solve(${JSON.stringify(PUZZLE)});
const ms = performance.now();
await loadLanguage("en");
const { sentences } = hint(${JSON.stringify(PUZZLE)}, { language: "en" }).step;
${report("solved, ms, sentences")}`;

/** The whole package without sentences: a solution and a step. */
export const WITHOUT_WORDS = `import { hint, solve } from "nonet-engine";
const solved = solve(${JSON.stringify(PUZZLE)});
const ms = performance.now();
const { technique } = hint(${JSON.stringify(PUZZLE)}).step;
${report("solved, ms, technique")}`;

export const WORKER = `import { createWorker } from "nonet-engine/worker";
const engine = createWorker();
const solved = await engine.solve(${JSON.stringify(PUZZLE)});
const ms = performance.now();
const { technique } = (await engine.hint(${JSON.stringify(PUZZLE)})).step;
${report("solved, ms, technique")}`;

/** What esbuild needs: the WebAssembly is in the bundle. */
export const BINARY = `import wasm from "nonet-engine/engine_bg.wasm";
import { hint, initSync, solve } from "nonet-engine/bare";
initSync(wasm);
const solved = solve(${JSON.stringify(PUZZLE)});
const ms = performance.now();
const { technique } = hint(${JSON.stringify(PUZZLE)}).step;
${report("solved, ms, technique")}`;

export const SOLVE = `import { solve } from "nonet-engine/solve";
const solved = solve(${JSON.stringify(PUZZLE)});
const ms = performance.now();
${report("solved, ms")}`;

export const GENERATE = `import { generate } from "nonet-engine/generate";
const made = generate({ tier: "easy", seed: 7 });
const ms = performance.now();
${report("made, ms")}`;

/** Other packages: the same puzzle, or a puzzle of their own where they solve none. */
export const OTHERS = {
  sudoku: `import sudoku from "sudoku";
const solved = sudoku.solvepuzzle(${cells("char - 1")}).map((digit) => digit + 1).join("");
const ms = performance.now();
${report("solved, ms")}`,
  "sudoku-core": `import { solve } from "sudoku-core";
const solved = solve(${cells("Number(char)")}).board.join("");
const ms = performance.now();
${report("solved, ms")}`,
  "sudoku-gen": `import { getSudoku } from "sudoku-gen";
const { puzzle, solution } = getSudoku("easy");
const ms = performance.now();
${report('made: { puzzle: puzzle.replaceAll("-", "."), solution }, ms')}`,
};

// The functions of the package over the WebAssembly module, which index.js, node.js and bare.js start each
// in their way. What crosses is text; here it becomes objects and errors.
import * as wasm from "./engine.js";

export const version = "0.0.0";

/** Why there is no answer. */
export class SudokuError extends Error {
  constructor({ kind, message, line, column }) {
    super(message);
    this.name = "SudokuError";
    this.kind = kind;
    if (line !== undefined) Object.assign(this, { line, column });
  }
}

/** What the engine throws is the JSON of a failure; anything else is passed on. */
function guarded(ask) {
  try {
    return ask();
  } catch (thrown) {
    throw typeof thrown === "string" ? new SudokuError(JSON.parse(thrown)) : thrown;
  }
}

function puzzleText(puzzle) {
  if (typeof puzzle === "string") return puzzle;
  throw new SudokuError({ kind: "argument", message: "a puzzle is a string" });
}

const asked = (ask) => JSON.parse(guarded(ask));
const json = (value) => JSON.stringify(value) ?? "null";

export const solve = (puzzle) => guarded(() => wasm.solve(puzzleText(puzzle))) ?? null;
export const solutions = (puzzle, limit = 100) => asked(() => wasm.solutions(puzzleText(puzzle), limit));
export const count = (puzzle, limit = 1000) => asked(() => wasm.count(puzzleText(puzzle), limit));
export const check = (puzzle) => asked(() => wasm.check(puzzleText(puzzle)));
export const generate = (recipe = {}) => asked(() => wasm.generate(json(recipe)));
export const hint = (position, options = {}) => asked(() => wasm.hint(json(position), json(options)));
export const steps = (position, options = {}) => asked(() => wasm.steps(json(position), json(options)));
export const path = (position, options = {}) => asked(() => wasm.path(json(position), json(options)));
export const rate = (puzzle, scale = "hodoku") => asked(() => wasm.rate(puzzleText(puzzle), scale));
export const read = (text) => asked(() => wasm.read(puzzleText(text)));
export const convert = (position, format) => asked(() => wasm.convert(json(position), format));
export const canon = (puzzle) => asked(() => wasm.canon(puzzleText(puzzle)));
export const techniques = () => JSON.parse(wasm.techniques());
export const formats = () => JSON.parse(wasm.formats());

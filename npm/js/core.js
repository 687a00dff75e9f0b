// The functions of the package over the WebAssembly module, which index.js, node.js and bare.js start each
// in their way. Every call is guarded: what the engine refuses becomes a `SudokuError`, and where the engine
// itself fails, the next call gets a fresh instance of it.
import * as wasm from "./engine.js";
import { hasStarted } from "./start.js";

export const version = "0.0.0";

/** Why there is no answer. */
export class SudokuError extends Error {
  constructor({ kind, message, line, column }, options) {
    super(message, options);
    this.name = "SudokuError";
    this.kind = kind;
    if (line !== undefined) Object.assign(this, { line, column });
  }
}

/** Whether the instance was left in the middle of a call: what its memory holds is then unknown. */
let isBroken = false;

function guarded(ask) {
  if (!hasStarted()) throw new SudokuError({ kind: "internal", message: "the engine is not loaded yet: wait for init()" });
  let isWhole = false;
  try {
    if (isBroken) wasm.__wbg_reset_state();
    isBroken = false;
    const answer = ask();
    isWhole = true;
    return answer;
  } catch (thrown) {
    isWhole = isFailure(thrown);
    if (isWhole) throw new SudokuError(thrown);
    const message = `a fault of nonet-engine ${version}, please report it (the next call works again): ${thrown}`;
    throw new SudokuError({ kind: "internal", message }, { cause: thrown });
  } finally {
    // Calls nothing: where the stack is full, the lines above may fail as well.
    if (!isWhole) isBroken = true;
  }
}

/** What the engine refuses it throws as a plain object; an `Error` is a fault. */
const isFailure = (thrown) => typeof thrown?.kind === "string" && !(thrown instanceof Error);

function textOf(name, value) {
  if (typeof value === "string") return value;
  const found = value === null ? "null" : ["number", "bigint", "boolean"].includes(typeof value) ? String(value) : typeof value;
  throw new SudokuError({ kind: "argument", message: `${name}: ${found} was found; a string is expected` });
}

/** Asks about a text. */
const asked = (name, value, ask) => {
  const text = textOf(name, value);
  return guarded(() => ask(text));
};

export const solve = (puzzle) => asked("puzzle", puzzle, wasm.solve) ?? null;
export const solutions = (puzzle, limit = 100) => asked("puzzle", puzzle, (text) => wasm.solutions(text, limit));
export const count = (puzzle, limit = 1000) => asked("puzzle", puzzle, (text) => wasm.count(text, limit));
export const check = (puzzle) => asked("puzzle", puzzle, wasm.check);
export const generate = (recipe = {}) => guarded(() => wasm.generate(recipe));
export const hint = (position, options = {}) => guarded(() => wasm.hint(position, options));
export const steps = (position, options = {}) => guarded(() => wasm.steps(position, options));
export const path = (position, options = {}) => guarded(() => wasm.path(position, options));
export const rate = (puzzle, scale = "hodoku") => asked("puzzle", puzzle, (text) => wasm.rate(text, scale));
export const read = (text) => asked("text", text, wasm.read);
export const convert = (position, format) => guarded(() => wasm.convert(position, format));
export const canon = (puzzle) => asked("puzzle", puzzle, wasm.canon);
export const techniques = () => guarded(() => wasm.techniques());
export const formats = () => guarded(() => wasm.formats());

export const readAll = (text) => recordsOf([{ part: textOf("text", text), above: 0 }]);

/** The records of parts that stand one below the other, the first `above` lines down. Should the engine itself fail at
 * one of them, halves are read, down to that one: its fault is an error among the records. */
function recordsOf(parts) {
  const [{ above }] = parts;
  const text = "\n".repeat(above) + parts.map(({ part }) => part).join("\n");
  try {
    return guarded(() => wasm.readAll(text)).map((item) => (item.error ? new SudokuError(item.error) : item));
  } catch (error) {
    const smaller = parts.length > 1 ? parts : cut(parts[0]);
    if (smaller.length === 1) return [Object.assign(error, { line: above + 1, column: 1 })];
    const half = smaller.length >> 1;
    return [...recordsOf(smaller.slice(0, half)), ...recordsOf(smaller.slice(half))];
  }
}

/** A part in smaller ones: around each line that is a record of its own. */
function cut({ part, above }) {
  const parts = [];
  let mayJoin = false;
  part.split("\n").forEach((line, at) => {
    const isRecord = guarded(() => wasm.isRecord(line));
    if (mayJoin && !isRecord) parts.at(-1).part += `\n${line}`;
    else parts.push({ part: line, above: above + at });
    mayJoin = !isRecord;
  });
  return parts;
}

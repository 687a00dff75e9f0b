// The functions of the package over the WebAssembly module, which index.js, node.js and bare.js start each
// in their way. Every call is guarded: see failure.js.
import * as wasm from "./engine.js";
import { SudokuError, guardOf, textOf } from "./failure.js";
import { wordsOf } from "./language.js";
import { hasStarted } from "./start.js";

export { SudokuError, version } from "./failure.js";
export { addLanguage } from "./language.js";

/** The languages whose words the instance has: a fresh one has none. */
const known = new Set();
const guarded = guardOf(wasm, hasStarted, () => known.clear());

/** Asks about a text. */
const asked = (name, value, ask) => {
  const text = textOf(name, value);
  return guarded(() => ask(text));
};

/** Asks for steps, which are explained where the options name a language. */
const explained = (options, ask) => {
  const language = options?.language;
  const words = typeof language === "string" ? wordsOf(language) : undefined;
  return guarded(() => {
    if (words !== undefined && !known.has(language)) wasm.addLanguage(language, words);
    if (words !== undefined) known.add(language);
    return ask();
  });
};

export const solve = (puzzle) => asked("puzzle", puzzle, wasm.solve) ?? null;
export const solutions = (puzzle, limit = 100) => asked("puzzle", puzzle, (text) => wasm.solutions(text, limit));
export const count = (puzzle, limit = 1000) => asked("puzzle", puzzle, (text) => wasm.count(text, limit));
export const check = (puzzle) => asked("puzzle", puzzle, wasm.check);
export const generate = (recipe = {}) => guarded(() => wasm.generate(recipe));
export const hint = (position, options = {}) => explained(options, () => wasm.hint(position, options));
export const steps = (position, options = {}) => explained(options, () => wasm.steps(position, options));
export const path = (position, options = {}) => explained(options, () => wasm.path(position, options));
export const rate = (puzzle, scale = "hodoku") => asked("puzzle", puzzle, (text) => wasm.rate(text, scale));
export const read = (text) => asked("text", text, wasm.read);
export const convert = (position, format, options = {}) => guarded(() => wasm.convert(position, format, options));
export const canon = (puzzle) => asked("puzzle", puzzle, wasm.canon);
export const minimal = (puzzle, limit = 1) => asked("puzzle", puzzle, (text) => wasm.minimal(text, limit));
export const transform = (puzzle, changes) => asked("puzzle", puzzle, (text) => wasm.transform(text, changes));
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

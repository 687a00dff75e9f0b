// The functions of the entry `solve` over its own small WebAssembly file: see npm/solve/src/lib.rs.
import load, * as wasm from "./solver.js";
import { SudokuError, guardOf } from "./failure.js";
import { loaderOf } from "./loader.js";
import { cellsOf, wholeOf } from "./small.js";

export { SudokuError, version } from "./failure.js";

export const { hasStarted, start, startSync } = loaderOf(load, wasm.initSync);
const guarded = guardOf(wasm, hasStarted);

/** Asks about a puzzle. */
const asked = (puzzle, ask) => {
  const cells = cellsOf("nonet-engine/solve", puzzle);
  return guarded(() => ask(cells));
};

export const solve = (puzzle) => asked(puzzle, wasm.solve) ?? null;
export const canon = (puzzle) => JSON.parse(asked(puzzle, wasm.canon));

export function solutions(puzzle, limit = 100) {
  const most = Number(wholeOf("limit", limit, 1, 1_000_000));
  return asked(puzzle, (cells) => wasm.solutions(cells, most)).match(/.{81}/g) ?? [];
}

export function count(puzzle, limit = 1000) {
  const most = Number(wholeOf("limit", limit, 1, Number.MAX_SAFE_INTEGER));
  return JSON.parse(asked(puzzle, (cells) => wasm.count(cells, most)));
}

export function check(puzzle) {
  const { error, ...verdict } = JSON.parse(asked(puzzle, wasm.check));
  if (error) throw new SudokuError({ kind: "puzzle", message: error });
  return verdict;
}

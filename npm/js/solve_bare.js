// The same without a top-level `await`: call `init` or `initSync` once, then the rest.
export { SudokuError, version, solve, solutions, count, check, canon, start as init, startSync as initSync } from "./solve_core.js";

// The same without a top-level `await`: call `init` or `initSync` once, then the rest.
export { SudokuError, version, generate, start as init, startSync as initSync } from "./generate_core.js";

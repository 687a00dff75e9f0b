// For browsers and bundlers: fetches the small WebAssembly beside this file before the import is done.
import { start } from "./solve_core.js";

await start(new URL("./solver_bg.wasm", import.meta.url));

export { SudokuError, version, solve, solutions, count, check, canon } from "./solve_core.js";

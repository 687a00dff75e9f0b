// For Node.js, Deno and Bun: reads the small WebAssembly beside this file.
import { readFileSync } from "node:fs";
import { startSync } from "./solve_core.js";

startSync(readFileSync(new URL("./solver_bg.wasm", import.meta.url)));

export { SudokuError, version, solve, solutions, count, check, canon } from "./solve_core.js";

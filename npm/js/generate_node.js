// For Node.js, Deno and Bun: reads the small WebAssembly beside this file.
import { readFileSync } from "node:fs";
import { startSync } from "./generate_core.js";

startSync(readFileSync(new URL("./generator_bg.wasm", import.meta.url)));

export { SudokuError, version, generate } from "./generate_core.js";

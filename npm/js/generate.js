// For browsers and bundlers: fetches the small WebAssembly beside this file before the import is done.
import { start } from "./generate_core.js";

await start(new URL("./generator_bg.wasm", import.meta.url));

export { SudokuError, version, generate } from "./generate_core.js";

// For Node.js, Deno and Bun: reads the WebAssembly beside this file.
import { readFileSync } from "node:fs";
import { startSync } from "./start.js";

startSync(readFileSync(new URL("./engine_bg.wasm", import.meta.url)));

export * from "./core.js";

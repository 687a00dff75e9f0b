// For Node.js, Deno and Bun: reads the WebAssembly beside this file.
import { readFileSync } from "node:fs";
import { initSync } from "./engine.js";

initSync({ module: readFileSync(new URL("./engine_bg.wasm", import.meta.url)) });

export * from "./core.js";

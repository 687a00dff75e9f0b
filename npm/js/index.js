// For browsers and bundlers: fetches the WebAssembly beside this file before the import is done.
import { start } from "./start.js";

await start(new URL("./engine_bg.wasm", import.meta.url));

export * from "./core.js";

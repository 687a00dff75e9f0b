// For browsers, workers and bundlers: fetches the WebAssembly beside this file before the import is done.
import init from "./engine.js";

await init({ module_or_path: new URL("./engine_bg.wasm", import.meta.url) });

export * from "./core.js";

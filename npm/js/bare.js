// For those who load the WebAssembly themselves: call `init` or `initSync` once, then the rest.
import start, { initSync as startSync } from "./engine.js";

export const init = async (source) => void (await start({ module_or_path: await source }));
export const initSync = (source) => void startSync({ module: source });

export * from "./core.js";

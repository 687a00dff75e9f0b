// For those who say when the WebAssembly is loaded, and from where: call `init` or `initSync` once, then the
// rest. There is no top-level `await` here, so that a worker misses no message.
export { start as init, startSync as initSync } from "./start.js";
export * from "./core.js";

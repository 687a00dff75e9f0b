/**
 * Loads the engine. Nothing else may be called before it is done. It may be called again after it has failed.
 * @param source the address of `engine_bg.wasm`, its response, bytes or module. Without it the file beside the package's
 * scripts is fetched, which works in browsers and in Vite, Rollup and webpack, but not in Node.js
 */
export function init(source?: string | URL | Request | Response | BufferSource | WebAssembly.Module | Promise<Response>): Promise<void>;
/** The same with bytes or a module that are there already. */
export function initSync(source: BufferSource | WebAssembly.Module): void;

export * from "./index.js";

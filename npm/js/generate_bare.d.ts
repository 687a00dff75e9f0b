/**
 * Loads the WebAssembly of this entry. Nothing else may be called before it is done.
 * @param source the address of `generator_bg.wasm`, its response, bytes or module; without it the file beside the package's
 * scripts
 */
export function init(source?: string | URL | Request | Response | BufferSource | WebAssembly.Module | Promise<Response>): Promise<void>;
/** The same with bytes or a module that are there already. */
export function initSync(source: BufferSource | WebAssembly.Module): void;

export * from "./generate.js";

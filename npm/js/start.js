// Starts the WebAssembly, once, for all entries of the package.
import load, { initSync } from "./engine.js";

let isStarted = false;

/** Whether the engine can be asked. */
export const hasStarted = () => isStarted;

/** From an address, a response, bytes or a module; without any, from the file beside this one. */
export async function start(source) {
  const from = await source;
  await load(from === undefined ? undefined : { module_or_path: from });
  isStarted = true;
}

/** From bytes or a module. */
export function startSync(source) {
  initSync({ module: source });
  isStarted = true;
}

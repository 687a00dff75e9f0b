// Starts a WebAssembly module once, for all entries that use it.

/** From the two functions that wasm-bindgen makes for a module. */
export function loaderOf(load, loadSync) {
  let isStarted = false;
  return {
    /** Whether the module can be asked. */
    hasStarted: () => isStarted,
    /** From an address, a response, bytes or a module; without any, from the file beside this one. */
    async start(source) {
      const from = await source;
      await load(from === undefined ? undefined : { module_or_path: from });
      isStarted = true;
    },
    /** From bytes or a module. */
    startSync(source) {
      loadSync({ module: source });
      isStarted = true;
    },
  };
}

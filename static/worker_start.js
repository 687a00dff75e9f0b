// The page starts its workers as worker_start.js?js=…&wasm=…, naming the engine's two files.
const asked = new URLSearchParams(location.search);
const ownFile = (name, ending) => {
  if (!/^[\w-]+\.(js|wasm)$/.test(name) || !name.endsWith(ending)) throw new Error(`no file of this page: ${name}`);
  return new URL(name, location.href).href;
};
import(ownFile(asked.get("js"), ".js"))
  .then(({ default: init }) => init({ module_or_path: ownFile(asked.get("wasm"), ".wasm") }))
  .catch((error) => {
    // The page gets an event for an error, but none for a failed promise.
    setTimeout(() => {
      throw error;
    });
  });

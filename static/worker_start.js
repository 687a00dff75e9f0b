// The page starts its worker as worker_start.js?js=…&wasm=…: a worker runs the page's own two files,
// so the two cannot be of different builds unless a cache mixes them, and then their names differ.
const asked = new URLSearchParams(location.search);
const own = (name, ending) => {
  if (!/^(\.\/)?[\w-]+\.(js|wasm)$/.test(name) || !name.endsWith(ending)) throw new Error(`no file of this page: ${name}`);
  return new URL(name, location.href).href;
};
import(own(asked.get("js"), ".js"))
  .then(({ default: init }) => init({ module_or_path: own(asked.get("wasm"), ".wasm") }))
  .catch((error) => {
    // The page hears of errors, but not of promises that failed.
    setTimeout(() => {
      throw error;
    });
  });

// The page starts its workers as worker_start.js?js=…&wasm=…, naming the engine's two files.
const asked = new URLSearchParams(location.search);
const ownFile = (name, ending) => {
  if (!/^[\w-]+\.(js|wasm)$/.test(name) || !name.endsWith(ending)) throw new Error(`no file of this page: ${name}`);
  return new URL(name, location.href).href;
};
// A host that gives the program another type than application/wasm is asked once more: what is compiled while it comes must have that type.
const compiled = (address) => WebAssembly.compileStreaming(fetch(address)).catch(async () => WebAssembly.compile(await (await fetch(address)).arrayBuffer()));
Promise.all([import(ownFile(asked.get("js"), ".js")), compiled(ownFile(asked.get("wasm"), ".wasm"))])
  .then(([{ initSync }, module]) => initSync({ module }))
  .catch((error) => {
    // The page gets an event for an error, but none for a failed promise.
    setTimeout(() => {
      throw error;
    });
  });

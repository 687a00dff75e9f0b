// The page starts its workers as worker_start.js?js=…&wasm=…, naming the engine's two files.
const asked = new URLSearchParams(location.search);
const ownFile = (name, ending) => {
  if (!/^[\w-]+\.(js|wasm)$/.test(name) || !name.endsWith(ending)) throw new Error(`no file of this page: ${name}`);
  return new URL(name, location.href).href;
};
// What is compiled while it comes must have the type of a program, which not every host knows.
const compiled = async (address) => {
  const response = await fetch(address);
  const isTyped = response.headers.get("content-type") === "application/wasm";
  return isTyped ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
};
Promise.all([import(ownFile(asked.get("js"), ".js")), compiled(ownFile(asked.get("wasm"), ".wasm"))])
  .then(([{ initSync }, module]) => initSync({ module }))
  .catch((error) => {
    // The page gets an event for an error, but none for a failed promise.
    setTimeout(() => {
      throw error;
    });
  });

// Starts the app, or says which browsers can run it. A file of its own, because the content
// security policy allows no inline script.

// A function that splats and drops a vector: valid only where WebAssembly has simd128.
const SIMD = Uint8Array.of(
  0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0, // header
  1, 4, 1, 0x60, 0, 0, // type section: () -> ()
  3, 2, 1, 0, // function section
  10, 9, 1, 7, 0, 0x41, 0, 0xfd, 15, 0x1a, 0x0b, // i32.const 0, i8x16.splat, drop, end
);

// The player's theme is kept with the settings; the empty grid is to have it too.
try {
  const theme = /^theme (light|dark)$/m.exec(localStorage.getItem("nonet.settings") ?? "");
  if (theme) document.documentElement.dataset.theme = theme[1];
} catch {
  // Storage is forbidden: the system's theme will do.
}

// After a panic nothing answers any more. What was done is stored, so say how to get it back.
const mourn = (error) => {
  if (error instanceof WebAssembly.RuntimeError) document.getElementById("broken").hidden = false;
};
addEventListener("error", (event) => mourn(event.error));
addEventListener("unhandledrejection", (event) => mourn(event.reason));

const needs = document.getElementById("needs");

async function start() {
  if (typeof WebAssembly !== "object" || !WebAssembly.validate(SIMD)) {
    throw new Error("this browser has no WebAssembly SIMD");
  }
  const { default: init } = await import(document.getElementById("app-js").href);
  await init({ module_or_path: document.getElementById("app-wasm").href });
}

function refuse(error) {
  console.error(error);
  const asked = new URLSearchParams(location.search).get("lang") ?? navigator.language;
  const other = asked.startsWith("zh") ? "en" : "zh-CN";
  needs.querySelector(`[lang=${other}]`).hidden = true;
  needs.classList.add("needs-now");
  needs.hidden = false;
  document.getElementById("skeleton")?.remove();
}

needs.hidden = true;
start().catch(refuse);

// The page starts its worker as worker_start.js?<build>. Trunk does not hash the names of a
// worker's files, so the build goes on to both: no cache can mix the files of two builds.
importScripts("worker.js" + location.search);
wasm_bindgen({ module_or_path: "worker_bg.wasm" + location.search }).catch((error) => {
  // The page hears of errors, but not of promises that failed.
  setTimeout(() => {
    throw error;
  });
});

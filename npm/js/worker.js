// The engine in a worker of a page: asynchronous, so that the page stays responsive.
import { engineOver } from "./worker_core.js";

export { SudokuError, version } from "./failure.js";

export function createWorker() {
  return engineOver((answered, failed) => {
    const worker = new Worker(new URL("./worker_thread.js", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }) => answered(data);
    worker.onerror = ({ message }) => failed(message ?? "its script could not be loaded");
    return { send: (message) => worker.postMessage(message), end: () => worker.terminate() };
  });
}

// The engine in a worker thread of Node.js and Bun. The thread keeps the program alive only while it is asked something.
import { Worker } from "node:worker_threads";
import { engineOver } from "./worker_core.js";

export { SudokuError, version } from "./failure.js";

export function createWorker() {
  return engineOver((answered, failed) => {
    // Without the options of the program itself, some of which no thread takes.
    const worker = new Worker(new URL("./worker_thread_node.js", import.meta.url), { execArgv: [] });
    worker.unref();
    worker.on("message", (data) => {
      if (answered(data) === 0) worker.unref();
    });
    worker.on("error", ({ message }) => failed(message));
    const send = (message) => {
      worker.postMessage(message);
      worker.ref();
    };
    return { send, end: () => void worker.terminate() };
  });
}

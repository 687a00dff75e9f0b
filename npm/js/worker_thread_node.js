// Runs in the worker thread of Node.js and Bun.
import { parentPort } from "node:worker_threads";
import { answerTo } from "./worker_answers.js";

const loading = import("./node.js");
loading.catch(() => {}); // the first message says why it failed

parentPort.on("message", async (data) => parentPort.postMessage(await answerTo(data, () => loading)));

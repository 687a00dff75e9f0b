// Runs in the worker of a page. `onmessage` is set before anything is waited for, so that what is sent while the engine
// loads waits with it.
import * as engine from "./bare.js";
import { answerTo } from "./worker_answers.js";

let loading;
const started = async () => {
  loading ??= engine.init();
  await loading.catch((error) => {
    loading = undefined;
    throw error;
  });
  return engine;
};

globalThis.onmessage = async ({ data }) => postMessage(await answerTo(data, started));
started().catch(() => {}); // the first message says why it failed

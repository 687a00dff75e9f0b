// worker.js: answers { id, call, args } with { id, answer } or { id, error }, in the order of the messages.
import * as engine from "nonet-engine/bare";

const loading = engine.init();

// This is set before anything is waited for: what is sent while the engine loads waits here with it.
globalThis.onmessage = async ({ data: { id, call, args } }) => {
  try {
    await loading;
    postMessage({ id, answer: engine[call](...args) });
  } catch ({ kind = "internal", message }) {
    postMessage({ id, error: { kind, message } });
  }
};

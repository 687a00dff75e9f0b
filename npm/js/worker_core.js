// What worker.js and worker_node.js share: calls go to a worker one after the other, answers are promises. Nothing is lost
// that is sent before the engine is ready: the worker listens before it loads (worker_thread.js).
import { SudokuError } from "./failure.js";

/** The functions that a worker answers. */
const CALLS = ["solve", "solutions", "count", "check", "generate", "hint", "steps", "path", "rate", "read", "readAll", "convert", "canon", "minimal", "transform", "techniques", "formats", "addLanguage"];

/** An answer as it was in the worker: errors come as their fields. */
const revived = (answer) => (Array.isArray(answer) ? answer.map((item) => (item?.sudokuError ? new SudokuError(item.sudokuError) : item)) : answer);

/** The functions over a worker that `open` starts: it is given what to do with an answer and with a fault, and returns
 * how to send a message and how to end the worker. */
export function engineOver(open) {
  const waiting = new Map();
  let last = 0;
  let ended;
  const refuseAll = (message) => {
    ended = message;
    for (const { reject } of waiting.values()) reject(new SudokuError({ kind: "internal", message }));
    waiting.clear();
  };
  const answered = ({ id, answer, error }) => {
    const promise = waiting.get(id);
    waiting.delete(id);
    if (error) promise?.reject(new SudokuError(error));
    else promise?.resolve(revived(answer));
    return waiting.size;
  };
  const { send, end } = open(answered, (fault) => refuseAll(`the worker could not run: ${fault}`));
  const ask = (call, args) =>
    new Promise((resolve, reject) => {
      if (ended !== undefined) return reject(new SudokuError({ kind: "internal", message: ended }));
      const id = ++last;
      waiting.set(id, { resolve, reject });
      try {
        send({ id, call, args });
      } catch (error) {
        waiting.delete(id);
        reject(new SudokuError({ kind: "argument", message: `${call}: a worker cannot be sent these arguments: ${error.message}` }));
      }
    });
  const functions = CALLS.map((call) => [call, (...args) => ask(call, args)]);
  const terminate = () => {
    end();
    refuseAll("the worker was ended by terminate(): create another");
  };
  return { ...Object.fromEntries(functions), terminate };
}

// The worker's side of worker_core.js: each message is answered, in order, once the engine is there.

/** The fields of an error, which is not copied whole between threads. */
const fieldsOf = ({ kind = "internal", message, line, column }) => ({ kind, message, line, column });

/** The answer to a message. `started` gives the engine; where it could not be loaded, it tries again. */
export async function answerTo({ id, call, args }, started) {
  try {
    const engine = await started();
    const answer = engine[call](...args);
    const copied = Array.isArray(answer) ? answer.map((item) => (item instanceof engine.SudokuError ? { sudokuError: fieldsOf(item) } : item)) : answer;
    return { id, answer: copied };
  } catch (error) {
    return { id, error: fieldsOf(error) };
  }
}

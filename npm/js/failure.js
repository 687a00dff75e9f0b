// What goes wrong, for all entries of the package: `SudokuError`, and a guard around every call. What the engine refuses
// becomes a `SudokuError`, and where the engine itself fails, the next call gets a fresh instance of it.

export const version = "0.0.0";

/** Why there is no answer. */
export class SudokuError extends Error {
  constructor({ kind, message, line, column }, options) {
    super(message, options);
    this.name = "SudokuError";
    this.kind = kind;
    if (line !== undefined) Object.assign(this, { line, column });
  }
}

/** What the engine refuses it throws as a plain object; an `Error` is a fault. */
const isFailure = (thrown) => typeof thrown?.kind === "string" && !(thrown instanceof Error);

/** The guard of a WebAssembly module: runs a call to it once `hasStarted` says that it is there. `onReset` runs where the
 * call gets a fresh instance. */
export function guardOf(wasm, hasStarted, onReset = () => {}) {
  /** Whether the instance was left in the middle of a call: what its memory holds is then unknown. */
  let isBroken = false;
  return (ask) => {
    if (!hasStarted()) throw new SudokuError({ kind: "internal", message: "the engine is not loaded yet: wait for init()" });
    let isWhole = false;
    try {
      if (isBroken) {
        wasm.__wbg_reset_state();
        onReset();
      }
      isBroken = false;
      const answer = ask();
      isWhole = true;
      return answer;
    } catch (thrown) {
      isWhole = isFailure(thrown);
      if (isWhole) throw new SudokuError(thrown);
      const message = `a fault of nonet-engine ${version}, please report it (the next call works again): ${thrown}`;
      throw new SudokuError({ kind: "internal", message }, { cause: thrown });
    } finally {
      // Calls nothing: where the stack is full, the lines above may fail as well.
      if (!isWhole) isBroken = true;
    }
  };
}

/** A text of an argument. */
export function textOf(name, value) {
  if (typeof value === "string") return value;
  const found = value === null ? "null" : ["number", "bigint", "boolean"].includes(typeof value) ? String(value) : typeof value;
  throw new SudokuError({ kind: "argument", message: `${name}: ${found} was found; a string is expected` });
}

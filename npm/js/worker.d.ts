import type * as engine from "./index.js";

export { SudokuError, version } from "./index.js";

/** The functions that a worker answers. */
type Calls = Omit<typeof engine, "SudokuError" | "version" | "rate">;

/** The same function with a promise of its answer. */
type Asked<F> = F extends (...args: infer A) => infer R ? (...args: A) => Promise<R> : never;

/** The engine in a worker: the functions of `nonet-engine`, each of which returns a promise. */
export type WorkerEngine = { [K in keyof Calls]: Asked<Calls[K]> } & {
  rate(puzzle: engine.PuzzleText, scale?: "hodoku"): Promise<engine.HodokuRating>;
  rate(puzzle: engine.PuzzleText, scale: "explainer"): Promise<engine.ExplainerRating>;
  rate(puzzle: engine.PuzzleText, scale: "rounds"): Promise<engine.RoundRating>;
  /** Ends the worker, which cancels what it computes: all promises that are left are rejected. */
  terminate(): void;
};

/** Starts a worker with the engine. It may be asked at once: nothing is lost that is asked before the engine is ready. */
export function createWorker(): WorkerEngine;

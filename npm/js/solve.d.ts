import type { Grid, Verdict } from "./index.js";

export { SudokuError, version } from "./index.js";
export type { Cell, Digit, Grid, House, Verdict } from "./index.js";

/**
 * 81 characters, row by row: `1` to `9`, and `.` or `0` for an empty cell. Any other text is a `SudokuError` of the kind
 * `read`: only `nonet-engine` itself reads other formats.
 */
export type Cells = string;

/** A solution, or `null` if there is none. If there are several, any of them. */
export function solve(puzzle: Cells): Grid | null;
/**
 * The solutions, as many as there are up to `limit`.
 * @param limit 1 to 1,000,000; 100 unless given
 */
export function solutions(puzzle: Cells, limit?: number | bigint): Grid[];
/**
 * How many solutions there are, counted up to `limit`.
 * @param limit 1 to `Number.MAX_SAFE_INTEGER`; 1000 unless given
 */
export function count(puzzle: Cells, limit?: number | bigint): { count: number; /** Whether there are no more. */ exact: boolean };
/** Whether a puzzle has exactly one solution, and if not, why not. */
export function check(puzzle: Cells): Verdict;
/** The smallest of all forms of a puzzle, and how many ways there are to map it onto itself. */
export function canon(puzzle: Cells): { canonical: Grid; automorphisms: number };

// This package and others from npm under one interface: puzzles and solutions are 81 characters, `.` for an empty cell.
import { createRequire } from "node:module";
import * as nonet from "../dist/node.js";
import * as small from "../dist/generate_node.js";
import * as solving from "../dist/solve_node.js";

const require = createRequire(import.meta.url);
export const sudoku = require("sudoku");
export const core = require("sudoku-core");
const umd = require("sudoku-umd");
export const gen = require("sudoku-gen");

/** The digits of `sudoku` are 0 to 8, those of `sudoku-core` 1 to 9; an empty cell is `null`. */
export const toSudoku = (puzzle) => [...puzzle].map((char) => (char === "." ? null : char - 1));
export const toCore = (puzzle) => [...puzzle].map((char) => (char === "." ? null : Number(char)));
const fromSudoku = (cells) => cells.map((digit) => (digit === null ? "." : digit + 1)).join("");
const fromCore = (cells) => cells.map((digit) => digit ?? ".").join("");

/** From a puzzle to its solution, or to null. */
export const SOLVERS = {
  "nonet-engine": (puzzle) => nonet.solve(puzzle),
  "nonet-engine/solve": (puzzle) => solving.solve(puzzle),
  sudoku: (puzzle) => {
    const cells = sudoku.solvepuzzle(toSudoku(puzzle));
    return cells && fromSudoku(cells);
  },
  "sudoku-core": (puzzle) => {
    const { board } = core.solve(toCore(puzzle));
    return board ? fromCore(board) : null;
  },
  "sudoku-umd": (puzzle) => umd.solve(puzzle) || null,
};

/** From a seed to a puzzle, for each level that a package has; only this package uses the seed. Left out are the levels
 * `expert` and `master` of `sudoku-core`, which takes minutes for one such puzzle. */
export const GENERATORS = [
  ...["easy", "medium", "hard", "unfair", "extreme"].map((tier) => ["nonet-engine", tier, (seed) => nonet.generate({ tier, seed }).puzzle]),
  ...["easy", "medium"].map((tier) => ["nonet-engine/generate", tier, (seed) => small.generate({ tier, seed }).puzzle]),
  ["sudoku", "–", () => fromSudoku(sudoku.makepuzzle())],
  ...["easy", "medium", "hard"].map((level) => ["sudoku-core", level, () => fromCore(core.generate(level))]),
  ...["easy", "medium", "hard", "expert"].map((level) => ["sudoku-gen", level, () => gen.getSudoku(level).puzzle.replaceAll("-", ".")]),
];

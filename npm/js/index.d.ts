import type { TechniqueSlug } from "./techniques.js";

export type { TechniqueSlug } from "./techniques.js";

/** The version of the package. */
export const version: string;

/** 81 characters, row by row: `1` to `9`, and `.` for an empty cell. */
export type Grid = string;
/**
 * A puzzle as text in any format that is read: 81 characters (empty cells `.` or `0`), nine lines, a drawn
 * grid, pencil marks, a link, JSON … The text holds one puzzle.
 */
export type PuzzleText = string;
/** 1 to 9. */
export type Digit = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
/** `r1c1` to `r9c9`. */
export type Cell = `r${Digit}c${Digit}`;
/** `r1` to `r9`, `c1` to `c9`, `b1` to `b9`. */
export type House = `${"r" | "c" | "b"}${Digit}`;
/** `r4c7=5` places a digit. */
export type Placement = `${Cell}=${Digit}`;
/** `r4c7<>5` eliminates a candidate. */
export type Elimination = `${Cell}<>${Digit}`;
export type Effect = Placement | Elimination;

/** A puzzle on the way to its solution. */
export interface Position {
  /** The givens. */
  puzzle: PuzzleText;
  /** All digits so far, the givens among them. The givens alone if it is missing. */
  digits?: PuzzleText;
  /** Candidates that are ruled out, as `r4c7<>5`, besides those that a digit in their houses rules out. */
  eliminated?: Elimination[];
}

/** Why there is no answer. */
export class SudokuError extends Error {
  name: "SudokuError";
  /**
   * `read`: the text is no puzzle. `puzzle`: the puzzle has no solution, or not just one where one is needed.
   * `generate`: no puzzle of this recipe. `argument`: an argument, or an option in one, is none; the message says
   * which, what was found and what is expected. `internal`: the engine itself failed, which is a fault of this
   * package; the message says where, `cause` is what was thrown, and the next call works again.
   */
  kind: "read" | "puzzle" | "generate" | "argument" | "internal";
  /** Where the text is wrong, from 1; only of `read`. */
  line?: number;
  /** The character in the line, from 1; only of `read`. */
  column?: number;
}

/** A solution, or `null` if there is none. If there are several, any of them. */
export function solve(puzzle: PuzzleText): Grid | null;

/**
 * The solutions, as many as there are up to `limit`.
 * @param limit 1 to 1,000,000; 100 unless given
 */
export function solutions(puzzle: PuzzleText, limit?: number | bigint): Grid[];

/**
 * How many solutions there are, counted up to `limit`. A grid with few clues has more than can ever be
 * counted.
 * @param limit 1 to `Number.MAX_SAFE_INTEGER`; 1000 unless given
 */
export function count(puzzle: PuzzleText, limit?: number | bigint): { count: number; /** Whether there are no more. */ exact: boolean };

/** Whether a puzzle has exactly one solution, and if not, why not. */
export type Verdict =
  | { verdict: "one"; solution: Grid }
  | { verdict: "several"; /** Two of them. */ solutions: [Grid, Grid]; /** Where those found differ. */ differing: Cell[] }
  | { verdict: "none"; /** Where no digit or no cell fits, if that is seen without a search. */ at?: { cell: Cell } | { house: House; digit: Digit } }
  | { verdict: "conflict"; /** Digits that stand more than once in a house. */ conflicts: { digit: Digit; house: House; cells: Cell[] }[] };
export function check(puzzle: PuzzleText): Verdict;

export type Tier = "easy" | "medium" | "hard" | "unfair" | "extreme";
export type Symmetry = "none" | "half_turn" | "quarter_turn" | "horizontal" | "vertical" | "diagonal" | "anti_diagonal";

/** What puzzle to make. The same recipe makes the same puzzle on every machine. */
export interface Recipe {
  /**
   * Names the puzzle among all of the same recipe: a whole number from 0 to 2^64 - 1; 0 unless given. A number up to
   * `Number.MAX_SAFE_INTEGER`; a larger one, which JavaScript would round, as a BigInt or as decimal digits.
   */
  seed?: number | bigint | string;
  /** 17 to 80; as few as come unless given. */
  clues?: number;
  /** With `clues` as the fewest: the most clues. The seed draws a number between. */
  maxClues?: number;
  /**
   * The cells of the clues, 81 characters row by row: `x` for a clue, `.` for none; white space is skipped. Clues,
   * symmetry and order do not count then.
   */
  mask?: string;
  /** The fewest clues of a row, 0 to 9. */
  leastPerRow?: number;
  /** The fewest clues of a column, 0 to 9. */
  leastPerColumn?: number;
  /** How many random digits a solution grid starts from, 0 to 30; 11 unless given. */
  firstDigits?: number;
  /** The symmetry of the clues. */
  symmetry?: Symmetry;
  /** The order in which cells are tried for removal; `random` unless given. */
  order?: "left_to_right" | "alternating" | "s_shaped" | "random";
  /** Whether every clue must be needed. */
  minimal?: boolean;
  /** Whether each digit is equally often among the clues, as far as their number allows. */
  evenDigits?: boolean;
  /** HoDoKu's level. */
  tier?: Tier;
  /** The slug of the technique that is to be the hardest step; a puzzle that needs it is looked for first. */
  technique?: TechniqueSlug;
  /** The hardest step is of any of these techniques, by their slugs. */
  needs?: TechniqueSlug[];
  /** The path as `rate` grades it uses none of these techniques, by their slugs. */
  avoids?: TechniqueSlug[];
  /** HoDoKu's points, from the least to the most. */
  score?: [number, number];
  /** Sudoku Explainer's rating, from the least to the most, as `[2, 6.6]`. */
  se?: [number, number];
  /** With a tier: as the page of Nonet makes it, with clues enough and an obvious path. */
  comfortable?: boolean;
  /**
   * The most questions to the search, which bounds the time. Unless given 500,000, and 30,000,000 with `technique`,
   * `needs`, `avoids`, `score`, `se` or `mask`.
   */
  maxChecks?: number | bigint;
}
export interface Generated {
  puzzle: Grid;
  solution: Grid;
  /** As decimal digits, as `nonet generate --json` writes it: it may pass `Number.MAX_SAFE_INTEGER`. */
  seed: string;
  clues: number;
  /** Whether every clue is needed. */
  minimal: boolean;
  /** The recipe as a line of text, from which `generate` and `nonet generate --recipe` make the puzzle again. */
  recipe: string;
  /** Where a technique was asked for: its slug. */
  technique?: TechniqueSlug;
  /** Whether all others of its tier and below leave the puzzle unsolved, or would do as well. */
  need?: "needs" | "uses";
  /** What of the recipe was not met, and why: the checks were spent, or no pattern of the symmetry fits. */
  shortfall?: { goal: "clues"; requested: number; reached: number; reason: "checks" | "symmetry" } | { goal: "minimal"; unneeded: number; reason: "checks" | "symmetry" };
}
/** Makes the puzzle of a recipe, or of the text of one: `generate(generate().recipe)`. */
export function generate(recipe?: Recipe | string): Generated;

/** The minimal puzzles within a puzzle, and what keeps it from being one. */
export interface Minimal {
  /** Whether every clue is needed. */
  minimal: boolean;
  /** The cells of clues each of which, alone, could be left out. */
  redundant: Cell[];
  /** Puzzles with the same solution that are left when clues are taken out, each of them minimal. */
  puzzles: Grid[];
  /** Whether there are no others. */
  exact: boolean;
}
/**
 * Which clues a puzzle with one solution does not need, and minimal puzzles within it.
 * @param limit how many puzzles are looked for, 1 to 1,000,000; 1 unless given
 */
export function minimal(puzzle: PuzzleText, limit?: number | bigint): Minimal;

/** Changes that keep a puzzle as hard as it is, made in this order. */
export interface Changes {
  /** Where each row goes, as nine digits like `213456789`; the rows of a band stay together. */
  rows?: string;
  /** Where each column goes, as nine digits; the columns of a stack stay together. */
  columns?: string;
  turn?: "right" | "left" | "half";
  /** `horizontal` swaps left and right, `vertical` top and bottom, `diagonal` r1c2 and r2c1. */
  mirror?: "horizontal" | "vertical" | "diagonal" | "anti_diagonal";
  /** What each digit becomes, as nine digits. */
  relabel?: string;
  /** A random form, by this seed. */
  random?: number | bigint | string;
}
/** Another form of a puzzle: its canonical form stays the same. */
export function transform(puzzle: PuzzleText, changes: Changes): Grid;

/** The languages that steps are explained in. */
export type Language = "en" | "zh-CN" | "de" | "es" | "fr" | "ja";
/**
 * Adds the words of a language, the default export of `nonet-engine/words/TAG`. `loadLanguage` of `nonet-engine/words`
 * loads and adds them in one.
 */
export function addLanguage(language: Language, words: string): void;

/** Which techniques may be used, and how steps are explained. */
export interface TechniqueOptions {
  /** Those that rely on there being one solution; never used where there are several. `true` unless given. */
  uniqueness?: boolean;
  /** Patterns for the hardest puzzles: exocets, SK-loops, multi-sector locked sets … `true` unless given. */
  expert?: boolean;
  /** Large and mutant fish, Kraken fish, templates, and wider forms of others. `false` unless given. */
  rare?: boolean;
  /** A proof by cases where nothing else helps. `true` unless given. */
  cases?: boolean;
  /** Techniques that are not used. None unless given. */
  without?: TechniqueSlug[];
  /** Steps then have `name` and `sentences` in this language, which was loaded before: see `loadLanguage`. */
  language?: Language;
}

/** Cells and digits that act as one in a chain or a set. */
export interface Node { digits: Digit[]; cells: Cell[] }
export type Role = "base" | "cover" | "fin" | "pivot" | "pincer" | "on" | "off" | "witness";
/** A thing of the pattern, and its part in it. */
export type Mark = { role: Role } & ({ cells: Cell[] } | { candidate: { cell: Cell; digit: Digit } } | { houses: House[] } | { digits: Digit[] });
/** What follows from a supposition, one inference a line; a line may be such a proof itself. */
export interface Net {
  supposed: { cell: Cell; digit: Digit };
  lines: (Inference | Net)[];
  /** The cell without a digit, or the house without a place for one. */
  end: { cell: Cell } | { house: House; digit: Digit };
}
export type Inference =
  | { placed: { cell: Cell; digit: Digit }; house?: House }
  | { locked: Digit; house: House; other: House }
  | { naked: Digit[]; cells: Cell[]; house: House }
  | { hidden: Digit[]; cells: Cell[]; house: House };

/** Why a step holds: enough to draw it or to check it. */
export interface Evidence {
  marks: Mark[];
  links?: { kind: "strong" | "weak"; from: Node; to: Node; set?: number }[];
  sets?: Node[];
  net?: Net;
  /** What the argument takes for known: a cell takes one of its candidates, a house has the digit in one of its open places. */
  facts?: ({ cell: Cell } | { house: House; digit: Digit })[];
  /** Candidates one of which is true, and what follows from each. */
  cases?: { supposed: { cell: Cell; digit: Digit }; lines: (Inference | Net)[] }[];
  /** What follows without a supposition, each line from those before it. */
  lines?: (Inference | Net)[];
  /** The turn or mirroring, and what each digit from 1 to 9 becomes. */
  symmetry?: { symmetry: string; digits: Digit[] };
}
/** One deduction. */
export interface Step {
  /** The slug of the technique: see `techniques`. */
  technique: TechniqueSlug;
  tier: Tier;
  /** What follows; never empty. */
  effects: Effect[];
  evidence: Evidence;
  /** With the option `language`: the name of the technique. */
  name?: string;
  /** With the option `language`: why the step holds, first what follows, then the reason. Show them as text. */
  sentences?: string[];
}
export type Hint =
  | { status: "step"; step: Step }
  | { status: "mistake"; /** Cells with a wrong digit. */ wrong: Cell[]; /** Cells whose digit is ruled out. */ eliminated: Cell[] }
  | { status: "solved" }
  | { status: "stuck" };

/** The easiest next step. Of a puzzle with several solutions, without arguing from there being one. */
export function hint(position: PuzzleText | Position, options?: TechniqueOptions): Hint;
/** All steps that a position allows, easiest first; none on a board with a mistake. */
export function steps(position: PuzzleText | Position, options?: TechniqueOptions): Step[];
/** The steps from a position to its end. */
export function path(position: PuzzleText | Position, options?: TechniqueOptions): { steps: Step[]; solved: boolean };

/** HoDoKu's tier and points, the slug of the hardest technique, and how often each is used. */
export interface HodokuRating { tier: Tier; score: number; hardest: TechniqueSlug | null; techniques: Partial<Record<TechniqueSlug, number>> }
/** Sudoku Explainer's rating, pearl and diamond, 1.0 to 12.0 (20.0 where its rules do not solve it), and the hardest rule. */
export interface ExplainerRating { er: number; ep: number; ed: number; rule: string | null }
/** A rating that is the same for all forms of a puzzle. */
export interface RoundRating { level: number; rounds: number }
/** How hard a puzzle with one solution is. Sudoku Explainer's rating can take seconds. */
export function rate(puzzle: PuzzleText, scale?: "hodoku"): HodokuRating;
export function rate(puzzle: PuzzleText, scale: "explainer"): ExplainerRating;
export function rate(puzzle: PuzzleText, scale: "rounds"): RoundRating;

/** A puzzle found in a text. */
export interface Entry extends Required<Position> {
  puzzle: Grid;
  digits: Grid;
  /** The comment or title beside it; may be empty. Show it as text, never as markup. */
  name: string;
  /** The line of the text where it begins, from 1. */
  line: number;
  /** The slug of the format: see `formats`. */
  format: string;
}
/** All puzzles of a text, in any formats, in reading order. The first record that cannot be read is thrown. */
export function read(text: string): Entry[];
/**
 * All records of a text, in reading order: puzzles, and for each that cannot be read the error, with its line. One bad
 * record takes no other with it.
 */
export function readAll(text: string): (Entry | SudokuError)[];
/**
 * A position as a file in the format of a slug, with its line end. What the format cannot hold is left out.
 * @param options `name`: the puzzle's name, for formats that have names. `page`: the address of the page, which is put
 * before the format `link`
 */
export function convert(position: PuzzleText | Position, format: string, options?: { name?: string; page?: string }): string;
/** The smallest of all forms of a puzzle, and how many ways there are to map it onto itself. */
export function canon(puzzle: PuzzleText): { canonical: Grid; automorphisms: number };

/** The techniques in the order in which they are looked for. */
export function techniques(): { slug: TechniqueSlug; tier: Tier; family: string; score: number }[];
/** The formats that are read, then those that are only written. */
export function formats(): { slug: string; name: string; read: boolean; written: boolean }[];

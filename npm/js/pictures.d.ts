/** A Sudoku that was found in a picture. */
export interface PictureGrid {
  /** Upper left, upper right, lower right, lower left: x and y in pixels from the upper left of the picture. */
  corners: [number, number][];
  /** The clues: 81 characters, row by row, `.` for an empty cell. */
  puzzle: string;
  /** Cells that are not certain, and what else each may be: a digit, or `null` for empty. */
  doubts: { cell: string; other: number | null }[];
  /** Cells with small digits, which are not read as clues, and the digits by their places in three rows of three. */
  notes: { cell: string; digits: number[] }[];
  /** Cells whose digit was written by hand beside printed clues; `puzzle` has none of these digits. */
  written: { cell: string; digit: number }[];
  /** For each of the 81 cells how likely it is empty (the first) and holds each of the digits 1 to 9. */
  probabilities: number[][];
}

/**
 * Reads the Sudokus of a picture, on the device. The WebAssembly is loaded with the first picture.
 * @param picture `ImageData`, or the same with a byte a pixel (0 black to 255 white). 1,280 pixels along the longer side are enough
 * @returns the grids, the one that fits best first; where there is none, the side of the largest square in pixels
 * @throws RangeError where the size does not fit the bytes
 */
export function readPicture(picture: { width: number; height: number; data: ArrayLike<number> }): Promise<{ grids: PictureGrid[]; largestSquare: number | null }>;

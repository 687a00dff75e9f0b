// What pictures.js and pictures_node.js share: pixels in, grids out.
import { grids } from "./vision.js";

/** Numbers of a grid: see npm/pictures/src/lib.rs. */
const CORNERS = 8;
const PER_CELL = 14;
const NUMBERS = CORNERS + 81 * PER_CELL;
/** A larger picture is to be made smaller first: more pixels say nothing more. */
const MAX_PIXELS = 50e6;

/** A byte a pixel, from the four of `ImageData` on white, or as they are. */
function shades({ width, height, data }) {
  const pixels = width * height;
  if (!Number.isInteger(width) || !Number.isInteger(height) || width < 1 || height < 1 || pixels > MAX_PIXELS) {
    throw new RangeError(`a picture of ${width} by ${height} pixels was found; 1 to ${MAX_PIXELS} pixels are expected`);
  }
  if (data?.length === pixels) return Uint8Array.from(data);
  if (data?.length !== 4 * pixels) throw new RangeError(`${data?.length} bytes were found; a picture of ${width} by ${height} pixels has ${pixels} or ${4 * pixels}`);
  const shade = (at) => {
    const alpha = data[at + 3] / 255;
    return (0.299 * data[at] + 0.587 * data[at + 1] + 0.114 * data[at + 2]) * alpha + 255 * (1 - alpha);
  };
  return Uint8Array.from({ length: pixels }, (_, at) => shade(4 * at));
}

const nameOf = (cell) => `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`;

/** The digits whose bits are set, from bit 0 for a 1. */
const digitsOf = (bits) => [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => (bits >> (digit - 1)) & 1);

function gridOf(numbers) {
  const cells = Array.from({ length: 81 }, (_, cell) => numbers.subarray(CORNERS + cell * PER_CELL, CORNERS + (cell + 1) * PER_CELL));
  const those = (is) => cells.flatMap((numbers, cell) => (is(numbers) ? [cell] : []));
  return {
    corners: [0, 2, 4, 6].map((at) => [numbers[at], numbers[at + 1]]),
    puzzle: cells.map(([digit]) => digit || ".").join(""),
    doubts: those(([, other]) => other >= 0).map((cell) => ({ cell: nameOf(cell), other: cells[cell][1] || null })),
    notes: those(([, , notes]) => notes > 0).map((cell) => ({ cell: nameOf(cell), digits: digitsOf(cells[cell][2]) })),
    written: those(([, , , written]) => written > 0).map((cell) => ({ cell: nameOf(cell), digit: cells[cell][3] })),
    probabilities: cells.map((numbers) => [...numbers.subarray(4)]),
  };
}

/** The function of the package, which starts the WebAssembly when it is called first. */
export const reader = (start) => {
  let started;
  return async (picture) => {
    const bytes = shades(picture);
    await (started ??= start());
    const [largestSquare, ...rest] = grids(picture.width, picture.height, bytes);
    const numbers = Float32Array.from(rest);
    const found = Array.from({ length: numbers.length / NUMBERS }, (_, at) => gridOf(numbers.subarray(at * NUMBERS, (at + 1) * NUMBERS)));
    return { grids: found, largestSquare: found.length > 0 ? null : largestSquare };
  };
};

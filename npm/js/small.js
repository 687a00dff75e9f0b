// Arguments of the entries with a small WebAssembly file: what the whole engine checks itself is checked here.
import { SudokuError, textOf } from "./failure.js";

/** The most characters of a text that an error repeats. */
const MAX_SHOWN = 40;

/** A value as an error shows it. */
function shown(value) {
  if (value === undefined || value === null) return "nothing";
  if (typeof value === "string") return value.length > MAX_SHOWN ? `a text that begins with ${JSON.stringify(value.slice(0, MAX_SHOWN))}` : JSON.stringify(value);
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "an object";
  return ["function", "symbol"].includes(typeof value) ? `a ${typeof value}` : String(value);
}

export const refused = (name, value, allowed) => new SudokuError({ kind: "argument", message: `${name}: ${shown(value)} was found; ${allowed}` });

/** A whole number from `least` to `most`, as a BigInt. */
export function wholeOf(name, value, least, most) {
  const isWhole = typeof value === "bigint" || Number.isSafeInteger(value);
  if (isWhole && value >= least && value <= most) return BigInt(value);
  throw refused(name, value, `a whole number from ${least} to ${most} is expected`);
}

/** A puzzle of 81 characters: an entry with a small file has no reader of other formats. */
export function cellsOf(entry, value) {
  const text = textOf("puzzle", value);
  if (/^[0-9.]{81}$/.test(text)) return text;
  const at = text.search(/[^0-9.]/);
  const found = at >= 0 && at < 81 ? `${JSON.stringify(text[at])} at character ${at + 1} was` : `${text.length} characters were`;
  const message = `puzzle: ${found} found; ${entry} reads 81 characters, 1 to 9 for digits and . or 0 for empty cells. Import "nonet-engine" for all other formats`;
  throw new SudokuError({ kind: "read", message, line: 1, column: at >= 0 ? at + 1 : Math.min(text.length, 81) + 1 });
}

// The languages that steps are explained in: their words are files of the package that the program loads.
import { SudokuError, textOf } from "./failure.js";

const LANGUAGES = ["en", "zh-CN", "de", "es", "fr", "ja"];

/** The words of those that were added. */
const added = new Map();

/** A language of the package by its tag. */
export function languageOf(tag) {
  if (LANGUAGES.includes(tag)) return tag;
  throw new SudokuError({ kind: "argument", message: `language: ${JSON.stringify(tag)} was found; there are ${LANGUAGES.join(", ")}` });
}

export function addLanguage(tag, words) {
  added.set(languageOf(textOf("language", tag)), textOf("words", words));
}

/** The words of a language that was added. */
export function wordsOf(tag) {
  const words = added.get(languageOf(tag));
  if (words !== undefined) return words;
  const message = `language: ${JSON.stringify(tag)} was found, which is not loaded yet; first call await loadLanguage(${JSON.stringify(tag)}), a function of "nonet-engine/words"`;
  throw new SudokuError({ kind: "argument", message });
}

// Loads the languages that steps are explained in, each when it is asked for first.
import { addLanguage, languageOf } from "./language.js";

/** Each by a name that bundlers can follow. */
const FILES = {
  en: () => import("./words/en.js"),
  "zh-CN": () => import("./words/zh-CN.js"),
  de: () => import("./words/de.js"),
  es: () => import("./words/es.js"),
  fr: () => import("./words/fr.js"),
  ja: () => import("./words/ja.js"),
};

export async function loadLanguage(language) {
  const { default: words } = await FILES[languageOf(language)]();
  addLanguage(language, words);
}

// The words of the languages, as their files have them.
import { readFileSync, readdirSync } from "node:fs";

const LOCALES = new URL("../words/locales/", import.meta.url);

/** The tags of all languages. */
export const LANGUAGES = readdirSync(LOCALES);

/** The entry of a key, which takes no argument. */
export function entry(lang, key) {
  const text = ["play", "page"].map((name) => readFileSync(new URL(`${lang}/${name}.ftl`, LOCALES), "utf8")).join("\n");
  return new RegExp(`^${key} = (.+)$`, "m").exec(text)[1];
}

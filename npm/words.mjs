// Makes a script of the words of each language: what the explanations of steps are written with, and nothing that only
// the page says. npm/build.mjs calls it.
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const locales = join(import.meta.dirname, "..", "words", "locales");

/** The parts of the English files that explanations need. Another language has entries of the same keys, and its own that
 * these refer to. */
const HEADINGS = ["how things on the grid are written", "The status line", "Hints", "Links that the player draws", "names of techniques", "families of techniques"];

/** Of the techniques' file the rest is for lessons; one of these entries says that the file is there. */
const LESSONS = /^(?:about|idea|when|label)-/;
const KNOWN = "about-full_house";

/** The entries of a Fluent file without comments, each with its key and the heading that it stands under. */
function entriesOf(tag, file) {
  let heading = "";
  const entries = [];
  for (const line of readFileSync(join(locales, tag, file), "utf8").split(/\r?\n/)) {
    const [, key] = /^([a-z][\w-]*) *=/.exec(line) ?? [];
    if (line.startsWith("## ")) heading = line.slice(3).replace(/^Looked up: /, "");
    if (key) entries.push({ key, heading, lines: [line] });
    else if (/^(?:\s+\S|\})/.test(line)) entries.at(-1).lines.push(line.replace(/^ +/, " "));
  }
  return entries;
}

const FILES = ["play.ftl", "page.ftl", "techniques.ftl"];

/** The keys that explanations need. */
function neededKeys() {
  const isNeeded = (file) => ({ key, heading }) => key === KNOWN || (!LESSONS.test(key) && (file === "techniques.ftl" || HEADINGS.some((one) => heading.startsWith(one))));
  return new Set(FILES.flatMap((file) => entriesOf("en", file).filter(isNeeded(file)).map(({ key }) => key)));
}

/** The entries that explanations need in a language, in the order of its files. */
function neededEntries(tag, keys) {
  const entries = FILES.flatMap((file) => entriesOf(tag, file));
  const byKey = new Map(entries.map((entry) => [entry.key, entry]));
  const needed = new Set();
  const add = (key) => {
    if (needed.has(key) || !byKey.has(key)) return;
    needed.add(key);
    for (const [, other] of byKey.get(key).lines.join("\n").matchAll(/\{\s*([a-z][\w-]*)\s*\}/g)) add(other);
  };
  keys.forEach(add);
  return entries.filter(({ key }) => needed.has(key));
}

/** Writes `TAG.js` for each language into a folder. */
export function writeWords(folder) {
  mkdirSync(folder, { recursive: true });
  const keys = neededKeys();
  for (const tag of readdirSync(locales)) {
    const text = `${neededEntries(tag, keys).flatMap(({ lines }) => lines).join("\n")}\n`;
    writeFileSync(join(folder, `${tag}.js`), `export default ${JSON.stringify(text)};\n`);
  }
}

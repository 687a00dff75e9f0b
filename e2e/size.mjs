// What a visitor's browser loads, as a host sends it (brotli), stays within the budgets of budgets.json: all that a first visit
// needs up to the first possible move; the later parts of the program and the engine, which come after the first
// paint; what reads pictures, which comes with the first picture; and what the service worker fetches besides, so that
// the page works without a network. A commit may lower a budget and never raise one.
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";

const dist = new URL("../dist/", import.meta.url);
const page = readFileSync(new URL("index.html", dist), "utf8");
// Only Safari loads its icon, and only to put the page on the home screen; the sheet of all but the
// first screen comes after the first paint, and the links in a template when the program asks for them.
const tags = [...page.replace(/<template.*?<\/template>/gs, "").matchAll(/<(?:link|script)\b[^>]*>/g)].map(([tag]) => tag).filter((tag) => !/rel="apple-touch-icon"|id="later-style"/.test(tag));
const links = tags.flatMap((tag) => [...tag.matchAll(/\b(?:href|src)="(?:\.\/)?([^"#]+)"/g)].map(([, name]) => name));
/** What a first visit in a language loads besides; every visitor loads but one. English is in the page. */
const languages = readdirSync(new URL("locales/", dist)).map((tag) => {
  return { tag, first: [`locales/${tag}/play.ftl`, ...(tag === "en" ? [] : [`first/${tag}/play.txt`])] };
});
const named = (name) => new RegExp(`<meta name="${name}" content="([^"]+)"`).exec(page)[1].split(" ");
const app = named("app").map((name) => name.replace(/^\.\//, ""));
const engine = named("engine");
const [vision, codes] = ["vision", "codes"].map(named);

function sent(name) {
  const bytes = readFileSync(new URL(name, dist));
  return name.endsWith(".woff2") ? bytes.length : brotliCompressSync(bytes).length;
}

const BUDGETS = "budgets.json";
const budgets = JSON.parse(readFileSync(new URL(BUDGETS, import.meta.url), "utf8"));

/** The budgets of a commit; none outside of a repository, and before the file was added. */
function budgetsOf(commit) {
  const options = { encoding: "utf8", cwd: new URL(".", import.meta.url), stdio: ["ignore", "pipe", "ignore"] };
  try {
    return JSON.parse(execFileSync("git", ["show", `${commit}:./${BUDGETS}`], options));
  } catch {
    return {};
  }
}

// What is not committed is compared with the last commit, and the last commit with the one before.
for (const commit of ["HEAD", "HEAD~1"]) {
  for (const [name, budget] of Object.entries(budgetsOf(commit)).filter(([name, budget]) => budgets[name] > budget)) {
    console.error(`The budget "${name}" is ${budgets[name]}, ${commit} has ${budget}: a budget may not rise`);
    process.exitCode = 1;
  }
}

function report(what, names, budget) {
  const sizes = names.map((name) => [name, sent(name)]);
  const total = sizes.reduce((sum, [, size]) => sum + size, 0);
  console.log(`${what}:`);
  if (sizes.length < 20) sizes.forEach(([name, size]) => console.log(`  ${String(size).padStart(7)}  ${name}`));
  console.log(`  ${String(total).padStart(7)}  of ${budget}`);
  if (total <= budget) return;
  console.error(`Over the budget: what came in last?`);
  process.exitCode = 1;
}

const sum = (names) => names.reduce((sum, name) => sum + sent(name), 0);
const largest = languages.toSorted((a, b) => sum(b.first) - sum(a.first))[0];
const first = ["index.html", ...new Set(links), ...app, ...largest.first];
const workers = ["worker_start.js", ...engine];
const { files: kept } = JSON.parse(/const BUILD = (.*);/.exec(readFileSync(new URL("service_worker.js", dist), "utf8"))[1]);
const joined = Object.keys(JSON.parse(readFileSync(new URL("texts.json", dist), "utf8")));
const texts = languages.map(({ tag }) => `texts-${tag}.json`);
const largestTexts = texts.toSorted((a, b) => sent(b) - sent(a))[0];
const others = kept.map(([name]) => name || "index.html").filter((name) => ![...first, ...workers, ...joined].includes(name));
// What is fetched with the first picture.
const pictures = [...vision, ...others.filter((name) => name.includes("split_picture"))];
const parts = others.filter((name) => /^app_.*\.wasm$/.test(name) && !pictures.includes(name));
const silent = others.filter((name) => ![...parts, ...pictures, ...codes].includes(name));
report("Before the first move", first, budgets.first);
// What a player waits for who goes to a place at once is its own part beside what all parts share.
const ofPlaces = parts.filter((name) => name.includes("split_places"));
report("What follows the first moves, and what all parts share", parts.filter((name) => !ofPlaces.includes(name)), budgets.later);
report("The places", ofPlaces, budgets.places);
report("What reads pictures, with the first picture", pictures, budgets.pictures);
report("What reads QR codes, with a picture without a grid", codes, budgets.codes);
report("The engine", workers, budgets.engine);
const offline = ["service_worker.js", "texts.json", largestTexts, ...silent];
report(`For use without a network, in the background, ${offline.length} files`, offline, budgets.offline);
console.log("Each language: before the first move, and in the background:");
for (const { tag, first } of languages) console.log(`  ${tag.padEnd(6)} ${String(sum(first)).padStart(7)} ${String(sent(`texts-${tag}.json`)).padStart(7)}`);

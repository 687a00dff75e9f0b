// Trunk runs this after each build (Trunk.toml), on the files that it has put together. The engine's
// files get the hash of their content into their names, which trunk does not do for workers. In a
// release, comments go, two style sheets take the place of all, the first screen is drawn into the
// page, that of each other place and language into a file, and the content security policy goes in: `trunk serve`
// reloads the page with an inline script, which the policy forbids. The app is split into what the
// first moves need and what comes after the first paint. Last, the service worker gets the list of
// all files with their digests.
import { execFile, execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join, relative, resolve, sep } from "node:path";
import { promisify } from "node:util";
import { addressOf } from "./facts.mjs";
import { nameShared, shortenNames } from "./names.mjs";
import { endAtPanics } from "./panics.mjs";
import { minify, pathOf } from "./tools.mjs";

const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' blob:", // the picture of a board, which the page draws itself
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

const ROOT = join(import.meta.dirname, "..");
const RUN = ["run", "--locked", "--quiet", "--features", "first_screen", "--bin", "first_screen", "--"];
const EMPTY = `<div id="app"></div>`;

/** The rows of `Locale`: the tag of each language, and what the tags that it answers to begin with. English
 * comes first: it is what a browser without JavaScript shows. */
const LANGUAGES = (() => {
  const rows = readFileSync(join(ROOT, "words/src/locale.rs"), "utf8").matchAll(/^ +\w+ "([^"]+)", "[^"]+", \[([^\]]+)\], .+;$/gm);
  const languages = [...rows].map(([, tag, own]) => ({ tag, answers: own.split(", ").map((quoted) => quoted.slice(1, -1)) }));
  const [named, folders] = [languages.map(({ tag }) => tag), readdirSync(join(ROOT, "words/locales"))].map((tags) => tags.toSorted().join(" "));
  if (named !== folders) throw new Error(`words/src/locale.rs names ${named}; words/locales/ has ${folders}`);
  return languages;
})();
/** An entry of a language that has one line. */
function entry(tag, key, file = "page") {
  const [, text] = new RegExp(`^${key} = (.+)$`, "m").exec(readFileSync(join(ROOT, `words/locales/${tag}/${file}.ftl`), "utf8"));
  return text;
}
/** The same as HTML. */
function sentence(tag, key) {
  return entry(tag, key).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
/** The places that an address opens, but for Play. */
const PLACES = ["library", "learn", "create"];

const staged = (name) => join(process.env.TRUNK_STAGING_DIR, name);
const hash = (...parts) => {
  const sum = createHash("sha256");
  parts.forEach((part) => sum.update(part));
  return sum.digest("hex").slice(0, 16);
};

/** Replaces what occurs exactly once. */
function replace(html, old, fresh) {
  if (html.split(old).length !== 2) throw new Error(`index.html should hold this once: ${old}`);
  return html.replace(old, () => fresh);
}

const HTML_COMMENTS = /<!--[^]*?-->/g;
const FLUENT_COMMENTS = /^#.*$/gm;

/** Changes a file of the build. */
async function edit(name, change) {
  writeFileSync(staged(name), await change(readFileSync(staged(name), "utf8")));
}

/** The scripts of the page, and the words. In the words a line that goes on begins with a blank, one is enough. */
async function leanFiles(html) {
  const scripts = readdirSync(staged("")).filter((name) => /^(?:(?:app|app_parts|boot|engine|vision|codes)-.*|worker_start)\.js$/.test(name));
  for (const name of scripts) await edit(name, (text) => minify(text, "js", { isModule: /^export /m.test(text) }));
  await edit("manifest.webmanifest", (text) => JSON.stringify(JSON.parse(text)));
  LANGUAGES.forEach(({ tag }) => rmSync(staged(`locales/${tag}/english_words.txt`), { force: true })); // for the suite
  const words = readdirSync(staged("locales"), { recursive: true }).filter((name) => name.endsWith(".ftl")).map((name) => `locales/${name}`);
  for (const name of words) await edit(name, (text) => text.replace(FLUENT_COMMENTS, "").replace(/\n{2,}/g, "\n").replace(/^ +/gm, " "));
  return html;
}

/** The keys of the words are those that the app was compiled with (words/build/rows.rs). */
function shortenKeys(html) {
  const lines = execFileSync("cargo", [...RUN, "keys"], { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] }).trim().split("\n");
  const short = new Map(lines.map((line) => line.split(" ")));
  const shortened = (whole, key) => (short.has(key) ? whole.replace(key, short.get(key)) : whole);
  const names = readdirSync(staged("locales"), { recursive: true }).filter((name) => name.endsWith(".ftl"));
  for (const name of names) {
    const text = readFileSync(staged(`locales/${name}`), "utf8");
    writeFileSync(staged(`locales/${name}`), text.replace(/^([a-z][\w-]*)(?= *=)/gm, shortened).replace(/\{ *([a-z][\w-]*) *\}/g, shortened));
  }
  return html;
}

/** The manifest in each language; boot.js takes that of the page. It is beside the first, because its addresses are
 * relative. */
function translateManifest(html) {
  const manifest = JSON.parse(readFileSync(staged("manifest.webmanifest"), "utf8"));
  for (const { tag } of LANGUAGES.slice(1)) {
    const labels = [entry(tag, "page-desktop"), entry(tag, "page-phone")];
    const names = [entry(tag, "label-library-today", "play"), entry(tag, "label-library-continue")];
    const translated = {
      ...manifest,
      lang: tag,
      description: entry(tag, "page-description"),
      screenshots: manifest.screenshots.map((picture, at) => ({ ...picture, label: labels[at] })),
      shortcuts: manifest.shortcuts.map((shortcut, at) => ({ ...shortcut, name: names[at] })),
    };
    writeFileSync(staged(`manifest-${tag}.webmanifest`), JSON.stringify(translated));
  }
  return html;
}

/** What boot.js chooses a language by, and what the page says before it has the words of one. */
function addLanguages(html) {
  const answers = LANGUAGES.flatMap(({ tag, answers }) => answers.map((own) => [own.toLowerCase(), tag]));
  const known = answers.toSorted(([a], [b]) => b.length - a.length).map((pair) => pair.join("="));
  const others = LANGUAGES.slice(1).map(({ tag }) => `<meta property="og:locale:alternate" content="${tag.replace("-", "_")}">`);
  const locale = `<meta property="og:locale" content="en">`;
  const head = [locale, ...others, `<meta name="languages" content="${known.join(" ")}">`].join("\n    ");
  const sentences = (key) => LANGUAGES.map(({ tag }) => `<p lang="${tag}">${sentence(tag, key)}</p>`).join("");
  const fill = (html, open, key) => replace(html, `${open}</div>`, `${open}${sentences(key)}</div>`);
  return fill(fill(replace(html, locale, head), `class="needs">`, "page-needs"), `class="needs needs-now" hidden>`, "page-broken");
}

/** The engine, and the readers of pictures. */
const WORKERS = ["engine", "vision", "codes"];
const nameWorkers = (html) => WORKERS.reduce(nameWorker, html);

async function shortenWorkers(html) {
  await onAllCores(WORKERS, async (worker) => {
    const program = staged(`${worker}_bg.wasm`);
    // A panic of the engine is a message to the page.
    if (worker !== "engine") await endAtPanics(program);
    const passes = worker === "engine" ? WASM_OPT_ENGINE : WASM_OPT_READER;
    await shortenNames(program, staged(`${worker}.js`), [...WASM_FEATURES, ...passes]);
  });
  // worker_start.js compiles the program itself.
  for (const worker of WORKERS) await edit(`${worker}.js`, (text) => replace(text, "export { initSync, __wbg_init as default };", "export { initSync };"));
  return html;
}

function nameWorker(html, worker) {
  const files = [`${worker}.js`, `${worker}_bg.wasm`];
  const stem = `${worker}-${hash(...files.map((file) => readFileSync(staged(file))))}`;
  const named = [`${stem}.js`, `${stem}_bg.wasm`];
  files.forEach((file, at) => renameSync(staged(file), staged(named[at])));
  return replace(html, `content="${files.join(" ")}"`, `content="${named.join(" ")}"`);
}

/** The compiled app, before trunk had its interface to JavaScript made. */
const APP = resolve(process.env.CARGO_TARGET_DIR ?? join(ROOT, "target"), "wasm32-unknown-unknown/page/app.wasm");
/** What every browser that runs the page has; the parts do not say so themselves. */
const WASM_FEATURES = ["simd", "bulk-memory", "bulk-memory-opt", "reference-types", "sign-ext", "mutable-globals", "nontrapping-float-to-int", "multivalue"].map((name) => `--enable-${name}`);
/** What no browser reads. */
const WASM_STRIP = ["--strip-debug", "--strip-target-features", "--strip-producers"];
/** Browsers compile a function when it is first called: one that holds all that it alone calls takes them long. */
const WASM_OPT = ["-Oz", "--low-memory-unused", "--one-caller-inline-max-function-size=50", ...WASM_STRIP];
/** The engine is fast rather than small. */
const WASM_OPT_ENGINE = ["-O3", "--one-caller-inline-max-function-size=200", ...WASM_STRIP];
/** What is loaded before the first move is worth some more time. */
const WASM_OPT_FIRST = ["--converge", "--zero-filled-memory", "--flatten", "--rereloop", "-Oz", "--dae-optimizing", "--code-folding", "-Oz", "--simplify-locals", "-Oz", "--simplify-locals", "-Oz"];
/** The readers of pictures are small rather than fast; inlining is left to the compiler. */
const WASM_OPT_READER = "-Oz --low-memory-unused --one-caller-inline-max-function-size=10 --zero-filled-memory --flatten --rereloop -Oz --dae-optimizing --code-folding -Oz --simplify-locals -Oz --simplify-locals -Oz --flatten --rereloop -Oz -Oz".split(" ").concat(WASM_STRIP);
/** The later parts compress better in the order of the linker, and after several rounds. */
const WASM_OPT_LATER = ["--flatten", "--rereloop", "-Oz", "--dae-optimizing", "--code-folding", "-Oz", "--simplify-locals", "-Oz", "--simplify-locals", "-Oz", "-Oz"];

/** Does a task for each of these, as many at once as there are cores. */
async function onAllCores(items, task) {
  const rest = [...items];
  const lane = async () => {
    for (let next = rest.shift(); next; next = rest.shift()) await task(next);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
}

/** Splits the app at the entries of its parts (src/shell/components/parts). The parts' files are named after
 * all of them together: those of two builds never meet. */
async function splitApp(html) {
  const folder = mkdtempSync(join(tmpdir(), "nonet-parts-"));
  const run = (name, ...args) => execFileSync(pathOf(name), args, { stdio: ["ignore", "ignore", "inherit"] });
  run("wasm-split-cli", APP, folder, "--target", "web", "--out-name", "app");
  const split = readdirSync(folder).filter((name) => /^(?:split|chunk)_.*\.wasm$/.test(name));
  run("wasm-bindgen", join(folder, "app.wasm"), "--out-dir", folder, "--out-name", "app", "--target", "web", "--no-typescript", "--keep-lld-exports", "--no-demangle");
  await endAtPanics(...["app_bg.wasm", ...split].map((name) => join(folder, name)));
  const optimise = ([name, more]) => promisify(execFile)(pathOf("wasm-opt"), [join(folder, name), ...WASM_FEATURES, ...WASM_OPT, ...more, "-o", join(folder, name)]);
  await onAllCores([["app_bg.wasm", WASM_OPT_FIRST], ...split.map((name) => [name, WASM_OPT_LATER])], optimise);
  const exports = await shortenNames(join(folder, "app_bg.wasm"), join(folder, "app.js"), [...WASM_FEATURES, ...WASM_OPT]);
  nameShared(join(folder, "__wasm_split.js"), exports);

  const files = ["app.js", "__wasm_split.js", "app_bg.wasm", ...split];
  const version = hash(...files.map((name) => readFileSync(join(folder, name))));
  const names = new Map([
    ["app.js", `app-${version}.js`],
    ["__wasm_split.js", `app_parts-${version}.js`],
    ["app_bg.wasm", `app-${version}_bg.wasm`],
    ...split.map((name) => [name, `app_${name.slice(0, -".wasm".length)}-${version}.wasm`]),
  ]);
  const [script] = /app-\w+\.js/.exec(html);
  const [program] = /app-\w+_bg\.wasm/.exec(html);
  [script, program].forEach((name) => rmSync(staged(name)));
  for (const [name, named] of names) {
    const bytes = readFileSync(join(folder, name));
    // What a script loads has another name; what it imports under a name for the program keeps that.
    const rename = (text) => text.replace(/(from |new URL\()"\.\/([^"]+)"/g, (whole, how, old) => (names.has(old) ? `${how}"./${names.get(old)}"` : whole));
    writeFileSync(staged(named), name.endsWith(".js") ? rename(bytes.toString("utf8")) : bytes);
  }
  rmSync(folder, { recursive: true });
  const preload = (name) => `<link rel="modulepreload" href="./${name}"`;
  const own = html.replaceAll(program, names.get("app_bg.wasm")).replaceAll(script, names.get("app.js"));
  const parts = [...names.values()].filter((name) => /^app_(?:split_(?:late|places)|chunk_\d+)-/.test(name));
  // The program puts these links into the page before it draws (src/shell/components/start.rs).
  const links = parts.map((name) => `<link rel="preload" as="fetch" crossorigin href="./${name}">`);
  const named = replace(own, `<meta name="app"`, `<template id="parts">${links.join("")}</template>\n<meta name="app"`);
  return replace(named, preload(names.get("app.js")), `${preload(names.get("__wasm_split.js"))}>\n${preload(names.get("app.js"))}`);
}

/** What is left of the page's own text when all that works on it has been done. */
const leanPage = (html) => html.replace(HTML_COMMENTS, "").replace(/^\s+/gm, "");

/** The line of index.html after which the sheets are not those of the first screen. */
const LATER_SHEETS = "<!-- The sheets after this line";

/** What a sheet for paper holds does not hold up the first paint: boot.js makes it one for all media. */
async function joinStyles(html) {
  const links = [...html.matchAll(/ *<link rel="stylesheet" href="\.\/([^"]+)"[^>]*>\n/g)];
  const border = html.indexOf(LATER_SHEETS);
  const first = await joinSheets(links.filter(({ index }) => index < border), "style");
  const later = await joinSheets(links.filter(({ index }) => index > border), "later");
  const bare = links.slice(1).reduce((html, [link]) => replace(html, link, ""), html);
  return replace(bare, links[0][0], `    <link rel="stylesheet" href="./${first}">\n    <link rel="stylesheet" href="./${later}" media="print" id="later-style">\n`);
}

/** Puts the sheets of these links together; the name of the file. */
async function joinSheets(links, stem) {
  const sheets = links.map(([, name]) => readFileSync(staged(name), "utf8"));
  const sheet = await minify(sheets.join(""), "css");
  const name = `${stem}-${hash(sheet)}.css`;
  writeFileSync(staged(name), sheet);
  links.forEach(([, name]) => rmSync(staged(name)));
  return name;
}

/** With a policy in the page a browser asks for nothing that stands behind a script before the script
 * has come. Trunk puts the link of the app at the end. */
function moveBootLast(html) {
  const [script] = /<script src="\.\/boot-[^"]+"><\/script>\n/.exec(html);
  return replace(replace(html, script, ""), "</head>", `${script}</head>`);
}

/** Drawn by the page's own components, compiled for this machine (src/shell/components/first_screen.rs). */
const draw = (tag, place) => execFileSync("cargo", [...RUN, tag, place], { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });

/** The first screen in English, in the page itself. */
const drawFirstScreen = (html) => replace(html, EMPTY, `<div id="app">${draw("en", "play")}</div>`);

/** The first screen in the other languages, and the other places in all, in files that boot.js asks for where the
 * address or the language needs one. They are no HTML files, in which some hosts write something of their own. */
function drawOthers(html) {
  for (const { tag } of LANGUAGES) {
    mkdirSync(staged(`first/${tag}`), { recursive: true });
    const places = tag === "en" ? PLACES : ["play", ...PLACES];
    const about = tag === "en" ? "" : `<meta name="description" content="${sentence(tag, "page-description")}">`;
    for (const place of places) writeFileSync(staged(`first/${tag}/${place}.txt`), about + draw(tag, place));
  }
  return html;
}

function addPolicy(html) {
  const charset = `<meta charset="utf-8">\n`;
  return replace(html, charset, `${charset}    <meta http-equiv="Content-Security-Policy" content="${POLICY}">\n`);
}

/** Where the page will be: NONET_URL=https://example.org/sudoku/, or the address in Cargo.toml once there is one. */
const addressOfPage = process.env.NONET_URL || addressOf("homepage");

/** Links that are shared show a picture only under its whole address. */
function addAddress(html) {
  if (!addressOfPage) return html;
  const picture = `property="og:image" content="`;
  const base = new URL(addressOfPage.endsWith("/") ? addressOfPage : `${addressOfPage}/`).href;
  const ofLanguage = ([tag, query]) => `<link rel="alternate" hreflang="${tag}" href="${base}${query}">\n    `;
  const versions = [["x-default", ""], ...LANGUAGES.map(({ tag }) => [tag, `?lang=${tag}`])].map(ofLanguage).join("");
  const own = `<meta property="og:url" content="${base}">\n    ${versions}`;
  return replace(html, `<meta ${picture}`, `${own}<meta ${picture}${base}`);
}

const WORKER = "service_worker.js";
/** The many small files in one for the service worker: what they hold by their names. Those of a language are in a
 * file of their own. In this order of folders they compress best. */
const TEXT_FOLDERS = ["programs/", "collections/", "learn/"];
const foldersOf = (tag) => [`locales/${tag}/`, `first/${tag}/`];
const TEXTS = [["texts.json", TEXT_FOLDERS], ...LANGUAGES.map(({ tag }) => [`texts-${tag}.json`, foldersOf(tag)])];
/** What the browser's own dialogs show when the page is installed; it is never needed offline. */
const isForInstalling = (name) => name.startsWith("install/") || name.startsWith("manifest-");

/** All files that a page may ask for, in the same order on every machine. */
function keptFiles() {
  const found = readdirSync(staged(""), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = found.map((entry) => relative(staged(""), join(entry.parentPath, entry.name)).replaceAll(sep, "/"));
  return names.filter((name) => name !== WORKER && !isForInstalling(name)).sort();
}

/** Names the build by all of its files; the page says this name when it asks for one. */
function nameBuild(html) {
  const files = keptFiles().filter((name) => name !== "index.html");
  const version = hash(html, ...files.flatMap((name) => [name, readFileSync(staged(name))]));
  const charset = `<meta charset="utf-8">\n`;
  return replace(html, charset, `${charset}    <meta name="version" content="${version}">\n`);
}

function joinTexts() {
  const kept = keptFiles();
  for (const [file, folders] of TEXTS) {
    const names = folders.flatMap((folder) => kept.filter((name) => name.startsWith(folder)));
    writeFileSync(staged(file), JSON.stringify(Object.fromEntries(names.map((name) => [name, readFileSync(staged(name), "utf8")]))));
  }
}

/** The page is kept under its folder's address, because some hosts redirect `index.html` there. The list is on a line
 * of its own, so that the stories can make another build of it. */
async function listFiles(html) {
  const version = /<meta name="version" content="(\w+)">/.exec(html)[1];
  const digest = (name) => `sha256-${createHash("sha256").update(readFileSync(staged(name))).digest("base64")}`;
  const all = keptFiles().map((name) => [name === "index.html" ? "" : name, digest(name)]);
  const isOf = (tag) => ([name]) => foldersOf(tag).some((folder) => name.startsWith(folder));
  const languages = Object.fromEntries(LANGUAGES.map(({ tag }) => [tag, all.filter(isOf(tag))]));
  const ofLanguages = Object.values(languages).flat();
  const files = all.filter((file) => !ofLanguages.includes(file));
  const script = replace(readFileSync(staged(WORKER), "utf8"), "const BUILD = null;", "");
  writeFileSync(staged(WORKER), `const BUILD = ${JSON.stringify({ version, files, languages })};\n${await minify(script, "js")}`);
}

const isRelease = process.env.TRUNK_PROFILE === "release";
const steps = isRelease ? [shortenWorkers, nameWorkers, addLanguages, translateManifest, splitApp, shortenKeys, leanFiles, joinStyles, moveBootLast, leanPage, drawFirstScreen, drawOthers, addPolicy, addAddress, nameBuild] : [nameWorkers, addLanguages, translateManifest];
const page = staged("index.html");
let html = readFileSync(page, "utf8");
for (const step of steps) html = await step(html);
writeFileSync(page, html);
if (isRelease) await listFiles(html);
if (isRelease) joinTexts();

// Makes the documentation site, dist-docs/, from the Markdown files of the repository: `./x docs`. The files stay where
// they are, with links that work on GitHub. This script puts copies of them into one folder, turns each link into one
// between the pages of the site, and lets mdBook draw them. Then it adds a content security policy and the language to
// each page, and checks every link. The site works in any folder, and is meant to lie beside the page, in `docs/`.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, posix, relative } from "node:path";
import { addressOf } from "./facts.mjs";

const ROOT = join(import.meta.dirname, "..");
const TARGET = process.env.CARGO_TARGET_DIR ?? join(ROOT, "target");
const OUT = join(ROOT, "dist-docs");
/** What mdBook reads. */
const BOOK = join(TARGET, "docs-book");
/** What `cargo doc` makes; only copied while docs.rs does not have the crates. */
const RUSTDOC = join(TARGET, "doc");

/** The pages of the site, in the order of its contents. Each has a title, the file that it is made of, and its address.
 * Headings have no file. */
const PAGES = [
  ["Nonet", "README.md", "index.md"],
  ["# Play"],
  ["What the page does", "docs/page.md", "page.md"],
  ["Keys", "docs/keys.md", "keys.md"],
  ["Settings", "docs/settings.md", "settings.md"],
  ["Library", "docs/library.md", "library.md"],
  ["Lists", "docs/lists.md", "lists.md"],
  ["Techniques", "docs/techniques.md", "techniques.md"],
  ["Ratings", "docs/rating.md", "rating.md"],
  ["Recipes", "docs/recipes.md", "recipes.md"],
  ["Formats", "docs/formats.md", "formats.md"],
  ["Features of Nonet and other apps", "docs/features.md", "features.md"],
  ["# Command line"],
  ["Install nonet", "cli/README.md", "install.md"],
  ["Commands", "docs/cli.md", "cli.md"],
  ["# Engine"],
  ["Rust", "engine/README.md", "engine.md"],
  ["Rust: search kernel", "kernel/README.md", "kernel.md"],
  ["Rust: names and sentences", "words/README.md", "words.md"],
  ["Rust: requests", "service/README.md", "service.md"],
  ["Rust: pictures", "pictures/README.md", "pictures.md"],
  ["Rust: pictures without the engine", "vision/README.md", "vision.md"],
  ["JavaScript", "npm/README.md", "npm.md"],
  ["JavaScript: reference", npmReference, "npm-reference.md"],
  ["# Host"],
  ["Put the page on the web", "docs/hosting.md", "hosting.md"],
  ["# Project"],
  ["Changes", "CHANGELOG.md", "changelog.md"],
  ["Benchmarks", "docs/BENCHMARKS.md", "benchmarks.md"],
  ["Contributing", "CONTRIBUTING.md", "contributing.md"],
  ["Architecture", "ARCHITECTURE.md", "architecture.md"],
  ["Style", "docs/style.md", "style.md"],
  ["Interfaces", "docs/interfaces.md", "interfaces.md"],
  ["Testing", "docs/testing.md", "testing.md"],
  ["Tools", "docs/tools.md", "tools.md"],
  ["Release", "docs/release.md", "release.md"],
  ["Browser stories", "e2e/README.md", "stories.md"],
  ["How the digit reader is trained", "vision/train/README.md", "training.md"],
  ["What a screen reader says", () => listOf("docs/spoken", "What a screen reader says"), "spoken.md", "docs/spoken"],
  ["Security", "SECURITY.md", "security.md"],
  ["Code of conduct", "CODE_OF_CONDUCT.md", "conduct.md"],
  ["# Other languages"],
  ["Deutsch", "README.de.md", "readme.de.md"],
  ["Español", "README.es.md", "readme.es.md"],
  ["Français", "README.fr.md", "readme.fr.md"],
  ["日本語", "README.ja.md", "readme.ja.md"],
  ["简体中文", "README.zh-CN.md", "readme.zh-CN.md"],
  ["简体中文：网页能做什么", "docs/page.zh-CN.md", "page.zh-CN.md"],
  ["Glossaries", () => listOf("docs/glossary", "Glossaries"), "glossary.md", "docs/glossary"],
  ["Glossary: German", "docs/glossary/de.md", "glossary-de.md"],
  ["Glossary: Spanish", "docs/glossary/es.md", "glossary-es.md"],
  ["Glossary: French", "docs/glossary/fr.md", "glossary-fr.md"],
  ["Glossary: Japanese", "docs/glossary/ja.md", "glossary-ja.md"],
];
/** Markdown that is not documentation. */
const NO_PAGE = /^(\.github|tests)\//;
/** Other files that the site has, with the names that they have there. */
const COPIED = [
  [/^docs\/(.+\.(?:json|png|txt))$/, "$1"],
  [/^(LICENSE-\w+)$/, "$1.txt"],
];

const read = (name) => readFileSync(join(ROOT, name), "utf8").replaceAll("\r", "");
const pageRows = PAGES.filter(([, source]) => source);
const files = execFileSync("git", ["ls-files"], { cwd: ROOT, encoding: "utf8", maxBuffer: 1 << 26 }).trim().split("\n");

/** The address of the repository, or nothing until Cargo.toml has one. */
const repository = addressOf("repository");

/** Where each file of the repository is on the site, by its path. */
const addresses = new Map();
for (const [, source, address, folder] of pageRows) if (folder || typeof source === "string") addresses.set(folder ?? source, address);
for (const file of files) {
  const [pattern, name] = COPIED.find(([pattern]) => pattern.test(file)) ?? [];
  if (pattern) addresses.set(file, file.replace(pattern, name));
}

const faults = [];
/** The language of a page, if it is not English. */
const languageOf = (address) => /^(?:readme|page)\.([\w-]+)\.md$/.exec(address)?.[1];

/** A link of a document as it must be on the site: to a page, to a file of the site, to GitHub, or no link where the
 * repository has no address yet. */
function linked(document, sign, text, target) {
  if (/^(https?:|mailto:|#)/.test(target)) return `${sign}[${text}](${target})`;
  const [path, anchor] = target.split("#");
  const file = posix.join(posix.dirname(document), path).replace(/\/$/, "");
  const address = addresses.get(file);
  if (address) return `${sign}[${text}](${address}${anchor ? `#${anchor}` : ""})`;
  if (!existsSync(join(ROOT, file))) faults.push(`${document}: ${target} is not in the repository`);
  return repository ? `${sign}[${text}](${repository}/blob/HEAD/${file})` : text;
}

/** A document with the links of the site. Code stays as it is. */
function converted(document) {
  let fence = "";
  const lines = read(document).split("\n").map((line) => {
    const mark = /^\s*(```+|~~~+)/.exec(line)?.[1];
    if (mark && (!fence || mark === fence)) fence = fence ? "" : mark;
    if (mark || fence) return line;
    return line.replace(/(!?)\[((?:`[^`]*`|[^\[\]`])*)\]\(([^)\s]+)\)|(`+).*?\4/g, (all, sign, text, target) => (target ? linked(document, sign, text, target) : all));
  });
  return lines.join("\n");
}

/** A page that lists the files of a folder. */
function listOf(folder, title) {
  const rows = [...addresses].filter(([file]) => file.startsWith(`${folder}/`)).toSorted();
  const nameOf = (file) => pageRows.find(([, source]) => source === file)?.[0] ?? posix.basename(file);
  return `# ${title}\n\n${rows.map(([file, address]) => `- [${nameOf(file)}](${address})`).join("\n")}\n`;
}

/** The declarations of a `.d.ts` file: the name, the comment as text, and the code without it. */
function declarations(file) {
  const found = [];
  const blocks = read(file).split(/\n(?=\/\*\*|export )/).map((block) => block.trim());
  let comment = "";
  for (const block of blocks) {
    if (block.startsWith("/**")) comment = block;
    if (!block.includes("export ")) continue;
    const code = block.slice(block.indexOf("export "));
    const [, kind, name] = /^export (?:declare )?(const|type|interface|class|function) (\w+)/.exec(code) ?? [];
    const text = comment.slice(3, comment.indexOf("*/")).replace(/^\s*\* ?/gm, "").trim();
    // Overloads of a function follow each other.
    if (name && found.at(-1)?.name === name) found.at(-1).code += `\n${code}`;
    else if (name) found.push({ kind, name, text, code });
    comment = "";
  }
  return found;
}

/** The words of a comment as Markdown: each tag is an item of a list. */
const described = (text) => text.replace(/\n?^@param (\w+) /gm, "\n- `$1`: ").replace(/\n?^@(returns|throws) /gm, "\n- $1 ").trim();

/** The functions and types of the npm package, from its declarations. */
function npmReference() {
  const entry = (file) => {
    const all = declarations(file);
    const part = (title, rows) => (rows.length ? `### ${title}\n\n${rows.map(({ name, text, code }) => `#### ${name}\n\n${described(text)}\n\n\`\`\`ts\n${code}\n\`\`\`\n`).join("\n")}\n` : "");
    const isValue = ({ kind }) => kind === "function" || kind === "const";
    return part("Functions", all.filter(isValue)) + part("Types", all.filter((row) => !isValue(row)));
  };
  return [
    "# Reference of the npm package",
    "All functions and types, from the declarations that the package includes. [JavaScript](npm.md) has examples.",
    `## nonet-engine\n\nImport it, and the functions can be called at once.\n\n${entry("npm/js/index.d.ts")}`,
    `## nonet-engine/bare\n\nThe same functions, for programs that decide when the engine is loaded.\n\n${entry("npm/js/bare.d.ts")}`,
    `## nonet-engine/pictures\n\nReads photos and screenshots.\n\n${entry("npm/js/pictures.d.ts")}`,
    `## nonet-engine/solve\n\nThe solver alone, for a page that needs nothing else.\n\n${entry("npm/js/solve.d.ts")}`,
    `## nonet-engine/generate\n\nThe generator of easy and medium puzzles alone.\n\n${entry("npm/js/generate.d.ts")}`,
    `## nonet-engine/worker\n\nThe functions in a worker.\n\n${entry("npm/js/worker.d.ts")}`,
    `## nonet-engine/words\n\nLanguages for sentences.\n\n${entry("npm/js/words.d.ts")}`,
  ].join("\n\n");
}

/** Writes what mdBook reads. */
function assemble(apiAddress) {
  rmSync(BOOK, { recursive: true, force: true });
  const write = (name, text) => {
    mkdirSync(dirname(join(BOOK, name)), { recursive: true });
    writeFileSync(join(BOOK, name), text);
  };
  const sources = new Set(pageRows.map(([, source]) => source));
  for (const file of files) if (file.endsWith(".md") && !NO_PAGE.test(file) && !sources.has(file)) faults.push(`${file}: build/docs.mjs has no row for it`);
  for (const [, source, address] of pageRows) {
    const origin = repository && typeof source === "string" ? `\n\n[This page on GitHub](${repository}/blob/HEAD/${source})\n` : "";
    write(`src/${address}`, (typeof source === "string" ? converted(source) : source()) + origin);
  }
  for (const [file, address] of addresses) {
    if (address.endsWith(".md")) continue;
    mkdirSync(dirname(join(BOOK, "src", address)), { recursive: true });
    cpSync(join(ROOT, file), join(BOOK, "src", address));
  }
  write("src/SUMMARY.md", PAGES.map(([title, source, address]) => (source ? `${title === "Nonet" ? "" : "- "}[${title}](${address})` : `\n${title}\n`)).join("\n"));
  cpSync(join(ROOT, "build/docs"), join(BOOK, "theme"), { recursive: true });
  cpSync(join(ROOT, "static/icon.svg"), join(BOOK, "theme/favicon.svg"));
  const link = (address, text) => (address ? `<a href="${address}">${text}</a>` : "");
  const links = [link("{{path_to_root}}../", "Play"), link(apiAddress, "Rust API"), link("{{path_to_root}}npm-reference.html", "npm reference"), link(repository, "Source")];
  write("theme/header.hbs", `<nav class="site-links" aria-label="Nonet">${links.join("")}</nav>\n`);
  write("book.toml", BOOK_TOML + unsearched().join(""));
}

const BOOK_TOML = `[book]
title = "Nonet"
description = "Documentation of Nonet: the page, the command line, the Rust crates and the npm package"
language = "en"

[build]
create-missing = false

[output.html]
default-theme = "light"
preferred-dark-theme = "navy"
additional-css = ["theme/site.css"]
no-section-label = true
# Without it the site would need to know the folder that it is in.
input-404 = ""

# A run button would send the code to another host.
[output.html.playground]
runnable = false

[output.html.print]
enable = false

[output.html.search]
limit-results = 20
`;

/** What the search leaves out: it knows English only. */
const unsearched = () => pageRows.filter(([, , address]) => languageOf(address) || address.startsWith("glossary")).map(([, , address]) => `\n[output.html.search.chapter."${address}"]\nenable = false\n`);

/** All files below a folder, as addresses. */
function walk(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)).replaceAll("\\", "/"));
}

/** The policy of a page. mdBook has a few inline scripts, which are named by their digests, and inline styles. */
function policy(html) {
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...new Set(scripts)].join(" "),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'", // the contents, where there is no JavaScript
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

/** Adds to each page what mdBook does not write. */
function finish() {
  const languages = new Map(pageRows.map(([, , address]) => [address.replace(/\.md$/, ".html"), languageOf(address)]));
  for (const name of walk(OUT).filter((name) => name.endsWith(".html") && !name.startsWith("api/"))) {
    const html = readFileSync(join(OUT, name), "utf8")
      .replace('<html lang="en"', `<html lang="${languages.get(name) ?? "en"}"`)
      .replace("<title>Nonet - Nonet</title>", "<title>Nonet</title>")
      // What may be wider than the screen can be scrolled by keys.
      .replaceAll(/<pre><code|<div class="table-wrapper"/g, '$& tabindex="0"');
    writeFileSync(join(OUT, name), html.replace('<meta charset="UTF-8">', `<meta charset="UTF-8">\n        <meta http-equiv="Content-Security-Policy" content="${policy(html)}">`));
  }
}

/** What is wrong with the links of the site: files and anchors that are not there, and what a page would fetch from
 * another host. */
function check() {
  const names = walk(OUT).filter((name) => !name.startsWith("api/"));
  const pages = new Map(names.filter((name) => name.endsWith(".html")).map((name) => [name, readFileSync(join(OUT, name), "utf8")]));
  const anchors = new Map([...pages].map(([name, html]) => [name, new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id))]));
  let count = 0;
  for (const [name, html] of pages) {
    for (const [, tag, target] of html.matchAll(/<(\w+)\b[^>]*?\s(?:href|src)="([^"]*)"/g)) {
      if (/^(https?:)?\/\//.test(target)) {
        if (tag !== "a") faults.push(`${name}: <${tag}> fetches ${target}`);
        continue;
      }
      if (/^(mailto|data):/.test(target) || target === "../") continue; // the page, which this site lies beside
      count += 1;
      const [path, anchor] = decodeURI(target).split("#");
      const file = path ? posix.join(posix.dirname(name), path) : name;
      if (!existsSync(join(OUT, file)) || statSync(join(OUT, file)).isDirectory()) faults.push(`${name}: ${target} is not there`);
      else if (anchor && pages.has(file) && !anchors.get(file).has(anchor)) faults.push(`${name}: ${target}: there is no such heading`);
    }
  }
  for (const name of names.filter((name) => name.endsWith(".css"))) {
    const sheet = readFileSync(join(OUT, name), "utf8");
    for (const [, address] of sheet.matchAll(/url\(["']?((?:https?:)?\/\/[^)"']+)/g)) faults.push(`${name}: fetches ${address}`);
  }
  return `${pages.size} pages, ${count} links inside the site`;
}

function fail() {
  if (faults.length === 0) return;
  console.error(`./x docs: ${faults.length} faults\n${[...new Set(faults)].map((fault) => `- ${fault}`).join("\n")}`);
  process.exit(1);
}

const hasRustdoc = !repository && existsSync(join(RUSTDOC, "nonet_engine/index.html"));
assemble(repository ? "https://docs.rs/nonet-engine" : hasRustdoc && "{{path_to_root}}api/nonet_engine/index.html");
fail();
rmSync(OUT, { recursive: true, force: true });
execFileSync(process.argv[2] ?? "mdbook", ["build", BOOK, "--dest-dir", OUT], { stdio: "inherit", env: { ...process.env, MDBOOK_LOG: "warn" } });
if (hasRustdoc) cpSync(RUSTDOC, join(OUT, "api"), { recursive: true });
finish();
const checked = check();
fail();
console.log(`dist-docs/: ${checked}, all there`);

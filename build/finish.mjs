// Trunk runs this after each build (Trunk.toml), on the files that it has put together. The engine's
// files get the hash of their content into their names, which trunk does not do for workers. In a
// release, one style sheet takes the place of all, the first screen is drawn into the page, and the
// content security policy goes in: `trunk serve` reloads the page with an inline script, which the
// policy forbids.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

const RUN = ["run", "--quiet", "--features", "first_screen", "--bin", "first_screen", "--"];
const EMPTY = `<div id="app"></div>`;
/** English first: what a browser without JavaScript shows. */
const LOCALES = ["en", "zh-CN"];

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

function nameEngine(html) {
  const files = ["engine.js", "engine_bg.wasm"];
  const stem = `engine-${hash(...files.map((file) => readFileSync(staged(file))))}`;
  const named = [`${stem}.js`, `${stem}_bg.wasm`];
  files.forEach((file, at) => renameSync(staged(file), staged(named[at])));
  return replace(html, `content="${files.join(" ")}"`, `content="${named.join(" ")}"`);
}

function joinStyles(html) {
  const links = [...html.matchAll(/ *<link rel="stylesheet" href="\.\/([^"]+)"[^>]*>\n/g)];
  const sheets = links.map(([, name]) => readFileSync(staged(name), "utf8"));
  const sheet = sheets.join("").replace(/\/\*[^]*?\*\/\n?/g, "");
  const name = `style-${hash(sheet)}.css`;
  writeFileSync(staged(name), sheet);
  links.forEach(([, sheet]) => rmSync(staged(sheet)));
  const [first, ...others] = links.map(([link]) => link);
  const bare = others.reduce((html, link) => replace(html, link, ""), html);
  return replace(bare, first, `    <link rel="stylesheet" href="./${name}">\n`);
}

/** Drawn by the page's own components, compiled for this machine (src/web/first_screen.rs). */
function drawFirstScreen(html) {
  const draw = (locale) => execFileSync("cargo", [...RUN, locale], { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
  const others = LOCALES.slice(1).map((locale) => `<template id="first-screen-${locale}">${draw(locale)}</template>`);
  return replace(html, EMPTY, `<div id="app">${draw(LOCALES[0])}</div>\n    ${others.join("\n    ")}`);
}

function addPolicy(html) {
  const charset = `<meta charset="utf-8">\n`;
  return replace(html, charset, `${charset}    <meta http-equiv="Content-Security-Policy" content="${POLICY}">\n`);
}

const steps = process.env.TRUNK_PROFILE === "release" ? [nameEngine, joinStyles, drawFirstScreen, addPolicy] : [nameEngine];
const page = staged("index.html");
writeFileSync(page, steps.reduce((html, step) => step(html), readFileSync(page, "utf8")));

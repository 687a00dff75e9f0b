// Empty projects with the packed files, one for each way to use them, and the same with other Sudoku packages from npm: a
// table of sizes and times. `./x try` runs this; CHROMIUM names the browser, DENO and BUN their programs, if they are there.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { emptyFolder, installInto, pack } from "../installed.mjs";
import { tryCrate } from "./crate.mjs";
import { launch, open } from "./page.mjs";
import * as programs from "./programs.mjs";

const here = import.meta.dirname;
const folder = emptyFolder();
const packages = join(folder, "packages");
mkdirSync(packages);

const own = pack(join(here, "..", "dist"), packages);
const bench = join(here, "..", "bench");
const lock = JSON.parse(readFileSync(join(bench, "package-lock.json"), "utf8")).packages;

/** The packed file of a package; that of another package is the one that the lock file names. */
function fileOf(name) {
  if (name === "nonet-engine") return own.file;
  const { version, integrity } = lock[`node_modules/${name}`];
  const file = join(bench, "node_modules", ".packed", `${name}-${version}.tgz`);
  assert.equal(`sha512-${createHash("sha512").update(readFileSync(file)).digest("base64")}`, integrity, file);
  return file;
}

const kilobytes = (bytes) => (bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0);
const seconds = (ms) => (ms / 1000).toFixed(2);
const COLUMNS = ["project", "installed", "kB on disk", "kB loaded, gzipped", "s to install", "s to build", "s to the first answer"];
const row = (...cells) => console.log(`| ${cells.join(" | ")} |`);

/** Runs a task: its result, and the milliseconds that it took. */
function timed(task) {
  const start = performance.now();
  const result = task();
  return [result, performance.now() - start];
}

/** A new project with a package and a program. */
function project(name, program) {
  const path = join(folder, `project-${readdirSync(folder).length}`);
  mkdirSync(path);
  writeFileSync(join(path, "package.json"), '{ "private": true, "type": "module" }\n');
  const [, install] = timed(() => installInto(path, fileOf(name)));
  const installed = join(path, "node_modules", name);
  const files = readdirSync(installed, { recursive: true }).map((file) => statSync(join(installed, file)));
  const disk = files.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
  writeFileSync(join(path, "main.js"), program);
  return { path, install, disk };
}

/** What a program found is right: the solution, or a puzzle with just that solution. */
function judge({ solved, made, sentences, technique }) {
  if (made) assert.ok(judge.check(made.puzzle).verdict === "one" && (!made.solution || judge.check(made.puzzle).solution === made.solution), JSON.stringify(made));
  else assert.equal(solved, programs.SOLUTION);
  if (sentences) assert.ok(sentences.length > 0 && sentences.every((sentence) => sentence.length > 10), JSON.stringify(sentences));
  if (technique !== undefined) assert.match(technique, /^[a-z_]+$/);
}
({ check: judge.check } = await import(join(here, "..", "dist", "node.js")));

/** A program without a bundler, under Node.js or another runtime. */
function tryRuntime(title, name, program, runtime, ...args) {
  const { path, install, disk } = project(name, program);
  const env = { ...process.env, DENO_DIR: join(folder, "deno"), DENO_NO_UPDATE_CHECK: "1" };
  const answer = JSON.parse(execFileSync(runtime, [...args, "main.js"], { cwd: path, env, encoding: "utf8" }));
  judge(answer);
  row(title, name, kilobytes(disk), "–", seconds(install), "–", seconds(answer.ms));
}

/** The command line of the package, from the packed file, with an empty cache of npm. */
function tryNpx() {
  const path = join(folder, "npx");
  mkdirSync(path);
  const env = { ...process.env, npm_config_cache: join(path, "cache") };
  const args = ["--yes", "--offline", "--package", own.file, "--", "nonet-engine", "solve", programs.PUZZLE];
  const npx = () => execFileSync("npx", args, { cwd: path, env, encoding: "utf8", shell: process.platform === "win32" });
  const [said, answer] = timed(npx);
  assert.equal(said, `${programs.SOLUTION}\n`);
  row("`npx`, installs and answers", "nonet-engine", kilobytes(own.bytes), "–", "–", "–", seconds(answer));
}

async function tryPage(browser, title, bundler, name, program) {
  const { path, install, disk } = project(name, program);
  const [, build] = timed(() => execFileSync(process.execPath, [join(here, "bundlers.mjs"), bundler, path], { stdio: ["ignore", "inherit", "inherit"] }));
  const { answer, loaded } = await open(browser, join(path, "out"));
  judge(answer);
  row(title, name, kilobytes(disk), kilobytes(loaded), seconds(install), seconds(build), seconds(answer.ms));
}

/** Deno and Bun are tried where they are at hand. */
function tryRuntimes() {
  tryRuntime("Node.js", "nonet-engine", programs.WHOLE, process.execPath);
  tryNpx();
  const more = [["Deno", process.env.DENO, "run", "--allow-read"], ["Bun", process.env.BUN]];
  for (const [title, runtime, ...args] of more) {
    if (runtime) tryRuntime(title, "nonet-engine", programs.WHOLE, runtime, ...args);
    else row(title, "nonet-engine", "**not tried**: it is not installed", "", "", "", "");
  }
}

const PAGES = [
  ["Vite, page", "vite", "WITHOUT_WORDS"],
  ["Vite, page with sentences", "vite", "WHOLE"],
  ["Vite, worker", "vite", "WORKER"],
  ["webpack, page", "webpack", "WITHOUT_WORDS"],
  ["webpack, page with sentences", "webpack", "WHOLE"],
  ["webpack, worker", "webpack", "WORKER"],
  ["Rollup, page", "rollup", "WITHOUT_WORDS"],
  ["Rollup, page with sentences", "rollup", "WHOLE"],
  ["esbuild, page, one file", "esbuild", "BINARY"],
  ["Vite, page, `nonet-engine/solve`", "vite", "SOLVE"],
  ["Vite, page, `nonet-engine/generate`", "vite", "GENERATE"],
];

row(...COLUMNS);
row("---", "---", ...COLUMNS.slice(2).map(() => "--:"));
tryRuntimes();
const browser = await launch();
for (const [title, bundler, program] of PAGES) await tryPage(browser, title, bundler, "nonet-engine", programs[program]);
for (const [name, program] of Object.entries(programs.OTHERS)) {
  tryRuntime("Node.js", name, program, process.execPath);
  await tryPage(browser, "Vite, page", "vite", name, program);
}
await browser.close();

const crates = join(folder, "crates");
mkdirSync(crates);
const { packed, program, install, build, answer } = tryCrate(crates);
row("Rust, release build", "nonet-engine, nonet-words", `${kilobytes(packed)} packed, ${kilobytes(program)} the program`, "–", seconds(install), seconds(build), seconds(answer));
rmSync(folder, { recursive: true });

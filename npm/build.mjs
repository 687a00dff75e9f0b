// Puts the package together in npm/dist: `./x npm` runs it. The engine is compiled for speed, as the one
// of the page is; the entries that are loaded apart are small.
import { execFileSync } from "node:child_process";
import { copyFileSync, cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fact } from "../build/facts.mjs";
import { pathOf } from "../build/tools.mjs";
import { writeWords } from "./words.mjs";

const here = import.meta.dirname;
const root = join(here, "..");
const dist = join(here, "dist");
const run = (program, args) => execFileSync(program, args, { cwd: root, stdio: "inherit" });

/** What rustc compiles for and wasm-opt must therefore understand. */
const FEATURES = ["bulk-memory", "multivalue", "mutable-globals", "nontrapping-float-to-int", "reference-types", "sign-ext", "simd"];

rmSync(dist, { recursive: true, force: true });
mkdirSync(dist, { recursive: true });
const target = process.env.CARGO_TARGET_DIR ?? join(root, "target");

/** Compiles a crate of this folder with a profile, and puts it into the package under a name. */
function compile(crate, profile, name, level, ...bindgen) {
  run("cargo", ["build", "--locked", "--quiet", "--profile", profile, "--target", "wasm32-unknown-unknown", "-p", crate]);
  const compiled = join(target, "wasm32-unknown-unknown", profile, `${crate.replaceAll("-", "_")}.wasm`);
  run(pathOf("wasm-bindgen"), ["--target", "web", "--no-typescript", ...bindgen, "--out-dir", dist, "--out-name", name, compiled]);
  const wasm = join(dist, `${name}_bg.wasm`);
  run(pathOf("wasm-opt"), [level, ...FEATURES.map((name) => `--enable-${name}`), wasm, "-o", wasm]);
}

compile("nonet-npm", "engine", "engine", "-O3", "--experimental-reset-state-function");
compile("nonet-npm-pictures", "vision", "vision", "-Oz");
compile("nonet-npm-solve", "small", "solver", "-Oz", "--experimental-reset-state-function");
compile("nonet-npm-generate", "small", "generator", "-Oz", "--experimental-reset-state-function");

writeWords(join(dist, "words"));
const copy = (from, name) => copyFileSync(join(from, name), join(dist, name));
readdirSync(join(here, "js")).forEach((name) => copy(join(here, "js"), name));
["package.json", "README.md"].forEach((name) => copy(here, name));
cpSync(join(here, "example"), join(dist, "example"), { recursive: true });
["LICENSE-MIT", "LICENSE-APACHE"].forEach((name) => copy(root, name));

/** The version and the address of the project are in the manifest of the workspace alone. */
const version = fact("version");
const edit = (name, change) => writeFileSync(join(dist, name), change(readFileSync(join(dist, name), "utf8")));
["package.json", "failure.js"].forEach((name) => edit(name, (text) => text.replaceAll("0.0.0", version)));
edit("package.json", (text) => text.replace(`"type": "module"`, `"homepage": "${fact("homepage")}",\n  "repository": "${fact("repository")}",\n  "bugs": "${fact("repository")}/issues",\n  "type": "module"`));

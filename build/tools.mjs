// Trunk runs this before each build (Trunk.toml): it makes sure that the compiler can make
// WebAssembly, and that wasm-bindgen and, for a release, wasm-opt, wasm-split-cli and esbuild are there in the versions
// that are asked for. What is on the PATH, what is in trunk's cache and what trunk can download from GitHub is left to
// trunk. Where it cannot, they are fetched from crates.io and npm into trunk's cache.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const root = join(import.meta.dirname, "..");
const read = (name) => readFileSync(join(root, name), "utf8");
const BINDGEN = /name = "wasm-bindgen"\nversion = "(.+)"/.exec(read("Cargo.lock").replaceAll("\r", ""))[1];
const BINARYEN = /wasm_opt = "version_(\d+)"/.exec(read("Trunk.toml"))[1];

/** It knows what wasm-bindgen names things: raise the two together. */
const SPLIT = "0.2.4";

const ESBUILD = "0.28.2";

/** Trunk's cache folder: what its crate `directories` says. */
function cacheFolder() {
  const home = homedir();
  if (process.platform === "win32") return join(process.env.LOCALAPPDATA, "trunkrs", "trunk", "cache");
  if (process.platform === "darwin") return join(home, "Library", "Caches", "dev.trunkrs.trunk");
  return join(process.env.XDG_CACHE_HOME || join(home, ".cache"), "trunk");
}

const run = (program, args, env = {}) => execFileSync(program, args, { stdio: "inherit", env: { ...process.env, ...env } });

function isOnPath(program, pattern) {
  try {
    return pattern.test(execFileSync(program, ["--version"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }));
  } catch {
    return false;
  }
}

/** rustup fetches what rust-toolchain.toml names by itself, unless RUSTUP_AUTO_INSTALL=0 forbids it. */
function addTarget() {
  const target = "wasm32-unknown-unknown";
  const folder = execFileSync("rustc", ["--print", "target-libdir", "--target", target], { encoding: "utf8" }).trim();
  if (!existsSync(folder)) run("rustup", ["target", "add", target]);
}

// The trunk that `x` builds has no TLS.
const canTrunkDownload = async () =>
  !process.env.NONET_TRUNK_WITHOUT_TLS &&
  fetch("https://github.com", { method: "HEAD", signal: AbortSignal.timeout(5_000) }).then(
    (answer) => answer.ok,
    () => false,
  );

/** Fills `folder` in the cache; an interrupted run leaves no half of it, and two runs at once do not
 * disturb each other. */
function once(folder, fill) {
  const target = join(cacheFolder(), folder);
  const part = `${target}.part-${process.pid}`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { recursive: true });
  fill(part);
  rmSync(target, { recursive: true, force: true });
  renameSync(part, target);
}

// Unoptimised, which takes a third of the time. Its published lock file names a crate that was
// withdrawn, so it is built without it.
function buildBindgen(folder) {
  console.error(`Building wasm-bindgen ${BINDGEN} (1 to 3 minutes, once)`);
  const target = join(folder, "target");
  const env = { CARGO_TARGET_DIR: target, CARGO_PROFILE_DEV_DEBUG: "0", CARGO_INCREMENTAL: "0", CARGO_RESOLVER_INCOMPATIBLE_RUST_VERSIONS: "fallback" };
  const what = ["wasm-bindgen-cli", "--version", BINDGEN, "--no-default-features"];
  run("cargo", ["install", "--debug", "--quiet", "--no-track", ...what, "--root", folder], env);
  renameSync(join(folder, "bin", "wasm-bindgen"), join(folder, "wasm-bindgen"));
  rmSync(target, { recursive: true });
}

function buildSplit(folder) {
  console.error(`Building wasm-split-cli ${SPLIT} (1 minute, once)`);
  const target = join(folder, "target");
  const env = { CARGO_TARGET_DIR: target, CARGO_PROFILE_DEV_DEBUG: "0", CARGO_INCREMENTAL: "0" };
  const what = ["wasm_split_cli_support", "--version", SPLIT, "--features", "build-binary"];
  run("cargo", ["install", "--debug", "--locked", "--quiet", "--no-track", ...what, "--root", folder], env);
  rmSync(target, { recursive: true });
}

function fetchPackage(folder, name, version) {
  console.error(`Fetching ${name} ${version} (seconds, once)`);
  run("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", "--prefix", folder, `${name}@${version}`]);
}

const LIBRARY = { folder: `binaryen-${BINARYEN}`, file: "node_modules/binaryen/index.js" };

// The package of the library brings wasm-opt as a script for node.
function linkWasmOpt(folder) {
  mkdirSync(join(folder, "bin"));
  symlinkSync(join("..", "..", LIBRARY.folder, "node_modules", "binaryen", "bin", "wasm-opt"), join(folder, "bin", "wasm-opt"));
}

addTarget();

const exe = process.platform === "win32" ? ".exe" : "";
const tools = [
  { folder: `wasm-bindgen-${BINDGEN}`, file: `wasm-bindgen${exe}`, version: new RegExp(`^wasm-bindgen ${BINDGEN}\\b`), get: buildBindgen },
];
if (process.env.TRUNK_PROFILE === "release") {
  // Trunk knows only wasm-opt of these.
  tools.push({ ...LIBRARY, get: (folder) => fetchPackage(folder, "binaryen", BINARYEN), isOurs: true });
  tools.push({ folder: `wasm-opt-version_${BINARYEN}`, file: `bin/wasm-opt${exe}`, version: new RegExp(`version ${BINARYEN}\\b`), get: linkWasmOpt });
  tools.push({ folder: `wasm-split-cli-${SPLIT}`, file: `bin/wasm-split-cli${exe}`, version: new RegExp(`wasm-split-cli ${SPLIT}\\b`), get: buildSplit, isOurs: true });
  tools.push({ folder: `esbuild-${ESBUILD}`, file: "node_modules/esbuild/lib/main.js", get: (folder) => fetchPackage(folder, "esbuild", ESBUILD), isOurs: true });
}
/** Where a tool is: in trunk's cache, or else on the PATH. */
export function pathOf(name) {
  const { folder, file } = tools.find(({ file }) => file.endsWith(`${name}${exe}`));
  const kept = join(cacheFolder(), folder, file);
  return existsSync(kept) ? kept : `${name}${exe}`;
}

const ofCache = (...path) => import(pathToFileURL(join(cacheFolder(), ...path)));

/** The library that wasm-opt is made of. */
export const binaryen = async () => (await ofCache(LIBRARY.folder, LIBRARY.file)).default;

/** A script or a style sheet (`js`, `css`) without what only its readers need; a module also without what it does not use. */
export async function minify(text, loader, { isModule = false } = {}) {
  const { default: esbuild } = await ofCache(`esbuild-${ESBUILD}`, "node_modules/esbuild/lib/main.js");
  const { code } = await esbuild.transform(text, { loader, minify: true, treeShaking: isModule, legalComments: "none", logLevel: "error" });
  return code;
}

const isThere = ({ folder, file, version }) => existsSync(join(cacheFolder(), folder, file)) || (version && isOnPath(file.replace("bin/", ""), version));
const missing = tools.filter((tool) => !isThere(tool));
const canTrunk = missing.some(({ isOurs }) => !isOurs) && (process.platform === "win32" || (await canTrunkDownload()));
missing.filter(({ isOurs }) => isOurs || !canTrunk).forEach(({ folder, get }) => once(folder, get));

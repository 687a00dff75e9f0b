// Makes everything that a release consists of, for this machine, into target/release-files, and tries each file from an
// empty folder: `./x release --dry-run`. Publishing is the work of .github/workflows/release.yml, on a tag.
import { execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { PLACEHOLDER } from "./facts.mjs";

const ROOT = join(import.meta.dirname, "..");
const TARGET = process.env.CARGO_TARGET_DIR ?? join(ROOT, "target");
const OUT = join(TARGET, "release-files");
/** The crates, each after those that it needs: the order in which they are published. */
const CRATES = ["nonet-kernel", "nonet-engine", "nonet-vision", "nonet-pictures", "nonet-words", "nonet-service", "nonet"];
const PUZZLE = "1.....5694.2.....8.5...9.4....64.8.1....1....2.8.35....4.5...1.9.....4.2621.....5";

const say = (text) => console.log(`\n== ${text}`);
const run = (program, args, options = {}) => execFileSync(program, args, { cwd: ROOT, stdio: ["ignore", "inherit", "inherit"], ...options });
const answer = (program, args, options = {}) => execFileSync(program, args, { cwd: ROOT, encoding: "utf8", ...options });
const read = (name) => readFileSync(join(ROOT, name), "utf8");

/** The packages of the workspace as cargo sees them. */
function packages() {
  const { packages } = JSON.parse(answer("cargo", ["metadata", "--locked", "--no-deps", "--format-version", "1"], { maxBuffer: 1 << 26 }));
  return CRATES.map((name) => packages.find((one) => one.name === name) ?? fault(`there is no package ${name}`));
}

function fault(text) {
  throw new Error(text);
}

/** All that must agree before anything is made; the version. */
function checkFacts() {
  const all = packages();
  const versions = new Set(all.map(({ version }) => version));
  if (versions.size !== 1) fault(`the crates have ${versions.size} versions: ${[...versions].join(", ")}`);
  const [address, page] = ["repository", "homepage"].map((field) => {
    const addresses = new Set(all.map((one) => one[field]));
    if (addresses.size !== 1) fault(`the crates name ${addresses.size} addresses as ${field}: ${[...addresses].join(", ")}`);
    return [...addresses][0];
  });
  const unpublished = all.filter(({ publish }) => publish?.length === 0).map(({ name }) => name);
  if (unpublished.length > 0) fault(`publish = false in ${unpublished.join(", ")}`);
  return { version: [...versions][0], address, page };
}

/** What a dry run may lack, but a release may not. */
function missing({ version, address, page }) {
  const found = [];
  const isOpen = (field) => !field || field.includes(PLACEHOLDER);
  if (isOpen(address)) found.push(`Cargo.toml: workspace.package.repository is ${address}; name the repository's address`);
  if (isOpen(page)) found.push(`Cargo.toml: workspace.package.homepage is ${page}; name the page's address, and in the READMEs`);
  if (!read("CHANGELOG.md").includes(`\n## ${version}`)) found.push(`CHANGELOG.md: there is no section "## ${version}"`);
  const tag = process.env.NONET_RELEASE;
  if (tag && tag !== `v${version}`) found.push(`the tag is ${tag}, the version ${version}`);
  if (answer("git", ["status", "--porcelain"]).trim()) found.push("git: there are changes that are not committed");
  return found;
}

/** An empty folder, which is removed after its use. */
function inEmptyFolder(use) {
  const folder = mkdtempSync(join(tmpdir(), "nonet-release-"));
  try {
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The crates, which `./x package` packs and builds from their packed files; then the command line installed from
 * them alone. */
function makeCrates(version) {
  say("Crates");
  run("./x", ["package", "--allow-dirty"]);
  for (const name of CRATES) copyFileSync(join(TARGET, "package", `${name}-${version}.crate`), join(OUT, `${name}-${version}.crate`));
  say("Command line: installed from the packed crates into an empty folder");
  return inEmptyFolder((folder) => {
    for (const name of CRATES) run("tar", ["-xzf", join(OUT, `${name}-${version}.crate`), "-C", folder]);
    const patches = CRATES.slice(0, -1).flatMap((name) => ["--config", `patch.crates-io.${name}.path='${join(folder, `${name}-${version}`)}'`]);
    run("cargo", ["install", "--quiet", "--path", join(folder, `nonet-${version}`), "--root", join(folder, "installed"), ...patches], { cwd: folder });
    const programs = readdirSync(join(folder, "installed", "bin"));
    if (programs.length !== 1) fault(`cargo install brought ${programs.join(", ")}`);
    const program = join(folder, "installed", "bin", programs[0]);
    tryProgram(program, version);
    return makeArchive(program, version, /host: (.+)/.exec(answer("rustc", ["-vV"]))[1]);
  });
}

/** The command line for a system, built on it. */
function makeArchiveOf(target, version) {
  run("cargo", ["build", "--locked", "--release", "--quiet", "-p", "nonet", "--target", target]);
  const program = join(TARGET, target, "release", process.platform === "win32" ? "nonet.exe" : "nonet");
  tryProgram(program, version);
  makeArchive(program, version, target);
}

/** The program does what the README promises first. */
function tryProgram(program, version) {
  const said = answer(program, ["--version"]).trim();
  if (said !== `nonet ${version}`) fault(`--version says ${said}`);
  const solved = answer(program, ["solve", PUZZLE]).trim();
  if (!/^[1-9]{81}$/.test(solved.split("\t").pop())) fault(`solve says ${solved}`);
  if (!answer(program, ["hint", PUZZLE]).includes("Hidden single")) fault("hint explains nothing");
}

/** The program with its manual pages, completions, licences and README, as an archive. */
function makeArchive(program, version, target) {
  const name = `nonet-${version}-${target}`;
  const file = basename(program);
  say(`Archive: ${name}.tar.gz`);
  inEmptyFolder((folder) => {
    const own = join(folder, name);
    for (const part of ["completions", "man"]) mkdirSync(join(own, part), { recursive: true });
    copyFileSync(program, join(own, file));
    run(program, ["man", "--folder", join(own, "man")]);
    for (const shell of ["bash", "zsh", "fish", "powershell"]) writeFileSync(join(own, "completions", `nonet.${shell}`), answer(program, ["completions", shell]));
    for (const file of ["README.md", "LICENSE-MIT", "LICENSE-APACHE"]) copyFileSync(join(ROOT, "cli", file), join(own, file));
    run("tar", ["-czf", join(OUT, `${name}.tar.gz`), "-C", folder, name]);
  });
  inEmptyFolder((folder) => {
    run("tar", ["-xzf", join(OUT, `${name}.tar.gz`), "-C", folder]);
    tryProgram(join(folder, name, file), version);
  });
}

/** The page as an archive for any static host, served from an empty folder. */
async function makePage(version) {
  say("Page: built, and served from the unpacked archive");
  run("./x", ["build"]);
  const name = `nonet-page-${version}`;
  inEmptyFolder((folder) => {
    cpSync(join(ROOT, "dist"), join(folder, name), { recursive: true });
    run("tar", ["-czf", join(OUT, `${name}.tar.gz`), "-C", folder, name]);
  });
  const folder = mkdtempSync(join(tmpdir(), "nonet-release-"));
  run("tar", ["-xzf", join(OUT, `${name}.tar.gz`), "-C", folder]);
  const port = 20_000 + (process.pid % 20_000);
  const server = spawn("node", [join(ROOT, "e2e", "server.mjs"), join(folder, name), String(port)], { stdio: "ignore" });
  try {
    await tryPage(`http://127.0.0.1:${port}/`);
  } finally {
    server.kill();
    rmSync(folder, { recursive: true });
  }
}

/** Each file that the page names is there. */
async function tryPage(address) {
  const page = await fetchPatiently(address);
  const named = [...page.matchAll(/(?:href|src|content)="\.?\/?([\w./-]+\.(?:js|css|wasm|svg|woff2|webmanifest))"/g)].map(([, name]) => name);
  if (named.length < 5) fault("the page names no files");
  for (const name of new Set(named)) {
    const { status } = await fetch(address + name);
    if (status !== 200) fault(`${name}: ${status}`);
  }
  console.log(`${new Set(named).size} files that the page names are served`);
}

async function fetchPatiently(address, tries = 50) {
  for (let at = 0; at < tries; at++) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return answer.text();
    await new Promise((done) => setTimeout(done, 100));
  }
  return fault(`${address} does not answer`);
}

/** The npm package; `./x npm` has tried it from its packed file. */
function makePackage() {
  say("npm package: built, packed, tried in Node and Chromium");
  run("./x", ["npm"]);
  run("npm", ["pack", "--silent", "--pack-destination", OUT], { cwd: join(ROOT, "npm", "dist") });
}

const digestOf = (file) => createHash("sha256").update(readFileSync(file)).digest("hex");

/** The archives that Homebrew installs, by system and processor. Of several the first that is there is taken: a dry run
 * has the archive of its own machine only. */
const HOMEBREW = [
  ["on_macos", "on_arm", ["aarch64-apple-darwin"]],
  ["on_macos", "on_intel", ["x86_64-apple-darwin"]],
  ["on_linux", "on_arm", ["aarch64-unknown-linux-musl", "aarch64-unknown-linux-gnu"]],
  ["on_linux", "on_intel", ["x86_64-unknown-linux-musl", "x86_64-unknown-linux-gnu"]],
];

/** A formula for Homebrew beside the archives in a folder, with their digests: for the folder `Formula` of a tap. */
function makeFormula(folder, { version, address }) {
  const rows = HOMEBREW.flatMap(([system, processor, targets]) => {
    const name = targets.map((target) => `nonet-${version}-${target}.tar.gz`).find((name) => existsSync(join(folder, name)));
    return name ? [{ system, processor, url: `${address}/releases/download/v${version}/${name}`, digest: digestOf(join(folder, name)) }] : [];
  });
  if (rows.length === 0) return say("Homebrew: there is no archive for macOS or Linux, so there is no formula");
  const of = ({ processor, url, digest }) => `    ${processor} do\n      url "${url}"\n      sha256 "${digest}"\n    end\n`;
  const systems = [...new Set(rows.map(({ system }) => system))];
  const sources = systems.map((system) => `  ${system} do\n${rows.filter((row) => row.system === system).map(of).join("")}  end\n`);
  const file = join(folder, "nonet.rb");
  writeFileSync(file, read("build/homebrew.rb").replace("ADDRESS", address).replace("VERSION", version).replace("  # SOURCES\n", sources.join("\n")).replace("PUZZLE", PUZZLE));
  say(`Homebrew: nonet.rb for ${rows.length} archives`);
  try {
    run("ruby", ["-c", file]);
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
    console.log("ruby is not installed, so the syntax of nonet.rb was not checked");
  }
}

/** The digests of all files, and a list of them with their sizes. */
function finish() {
  const files = readdirSync(OUT).toSorted();
  writeFileSync(join(OUT, "SHA256SUMS"), files.map((name) => `${digestOf(join(OUT, name))}  ${name}\n`).join(""));
  say("Made");
  for (const name of files) console.log(`${String(statSync(join(OUT, name)).size).padStart(9)}  ${name}`);
  console.log(`           ${join(OUT, "SHA256SUMS")}`);
}

const [task, target] = process.argv.slice(2);
if (task !== "--dry-run" && !(["--archive", "--formula"].includes(task) && target)) {
  console.error("usage: ./x release --dry-run, or --archive TARGET, or --formula FOLDER\nA release is made on a tag, by .github/workflows/release.yml.");
  process.exit(2);
}
if (task !== "--formula") {
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
}
const facts = checkFacts();
if (task === "--formula") {
  makeFormula(resolve(target), facts);
} else if (task === "--archive") {
  makeArchiveOf(target, facts.version);
} else {
  // On a tag what is missing is a fault, and found before the work is done.
  const lacks = missing(facts);
  const list = lacks.map((line) => `- ${line}`).join("\n");
  if (process.env.NONET_RELEASE && lacks.length > 0) fault(`there is something missing:\n${list}`);
  makeCrates(facts.version);
  makePackage();
  await makePage(facts.version);
  // On a tag the workflow makes it, once the archives of all systems are there.
  if (!process.env.NONET_RELEASE) makeFormula(OUT, facts);
  finish();
  if (lacks.length > 0) say(`A release would be refused:\n${list}`);
}

// An empty Rust project with the packed crates: a program that solves and explains.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PUZZLE, SOLUTION } from "./programs.mjs";

const ROOT = join(import.meta.dirname, "..", "..");
const TARGET = process.env.CARGO_TARGET_DIR ?? join(ROOT, "target");
const CRATES = ["nonet-kernel", "nonet-engine", "nonet-words"];

const MAIN = `use nonet_engine::{Board, Grid, Options, Position, first, next_step};
use nonet_words::Localizer;
use nonet_words::locale::Locale;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let grid: Grid = "${PUZZLE}".parse()?;
    println!("{}", first(&grid).ok_or("no solution")?);
    let step = next_step(&Position::of(&Board::of_givens(grid)), &Options::default()).ok_or("no step")?;
    for sentence in Localizer::of_locale(Locale::En).explanation_text(&step) {
        println!("{sentence}");
    }
    Ok(())
}
`;

/** Milliseconds that a task takes. */
function timed(task) {
  const start = performance.now();
  task();
  return performance.now() - start;
}

/** Packs the crates and unpacks them into a folder: the bytes of the packed files. */
function unpack(folder, version) {
  execFileSync("cargo", ["package", "--locked", "--quiet", "--no-verify", "--allow-dirty", ...CRATES.flatMap((name) => ["-p", name])], { cwd: ROOT, stdio: ["ignore", "inherit", "inherit"] });
  const files = CRATES.map((name) => join(TARGET, "package", `${name}-${version}.crate`));
  files.forEach((file) => execFileSync("tar", ["-xzf", file, "-C", folder]));
  return files.reduce((sum, file) => sum + statSync(file).size, 0);
}

/** Sizes in bytes, times in milliseconds. */
export function tryCrate(folder) {
  const version = /^version = "(.+)"$/m.exec(readFileSync(join(ROOT, "Cargo.toml"), "utf8"))[1];
  const packed = unpack(folder, version);
  const patches = readdirSync(folder).map((name) => `${name.slice(0, -version.length - 1)} = { path = ${JSON.stringify(join(folder, name))} }`);
  const project = join(folder, "project");
  mkdirSync(join(project, "src"), { recursive: true });
  const dependencies = `nonet-engine = "${version}"\nnonet-words = { version = "${version}", features = ["texts"] }`;
  writeFileSync(join(project, "Cargo.toml"), `[package]\nname = "project"\nedition = "2024"\n\n[dependencies]\n${dependencies}\n\n[patch.crates-io]\n${patches.join("\n")}\n`);
  writeFileSync(join(project, "src", "main.rs"), MAIN);
  const env = { ...process.env, CARGO_TARGET_DIR: join(project, "target") };
  const cargo = (...args) => execFileSync("cargo", [...args, "--quiet"], { cwd: project, env, stdio: ["ignore", "inherit", "inherit"] });
  const install = timed(() => cargo("fetch"));
  const build = timed(() => cargo("build", "--release"));
  const program = join(project, "target", "release", process.platform === "win32" ? "project.exe" : "project");
  let said;
  const answer = timed(() => (said = execFileSync(program, { encoding: "utf8" }).split("\n")));
  if (said[0] !== SOLUTION || !said[1]) throw new Error(`the program with the packed crates says ${said.join(" ")}`);
  return { packed, program: statSync(program).size, install, build, answer };
}

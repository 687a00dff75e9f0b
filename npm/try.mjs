// Packs npm/dist, installs the packed file into an empty folder, and runs every JavaScript block of the
// README there, from the installed README. `./x npm` runs it.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const dist = join(import.meta.dirname, "dist");
const empty = mkdtempSync(join(tmpdir(), "nonet-npm-"));
const npm = (cwd, ...args) => execFileSync("npm", [...args, "--loglevel=error"], { cwd, encoding: "utf8", shell: process.platform === "win32" });

const [packed] = JSON.parse(npm(dist, "pack", "--json", "--pack-destination", empty));
npm(empty, "install", "--offline", "--no-audit", "--no-fund", `./${packed.filename}`);
console.log(`${packed.filename}: ${statSync(join(empty, packed.filename)).size} bytes packed, ${packed.unpackedSize} unpacked`);

const readme = readFileSync(join(empty, "node_modules", "nonet-engine", "README.md"), "utf8");
const blocks = [...readme.matchAll(/^```js\n([^]*?)^```$/gm)].map(([, block]) => block);
const isWorker = (block) => block.includes("onmessage");
const runs = blocks.filter((block) => !isWorker(block));
if (runs.length === 0) throw new Error("the README has no examples");
runs.forEach((block, at) => {
  const file = join(empty, `example-${at}.mjs`);
  writeFileSync(file, block);
  console.log(`example ${at + 1} of ${runs.length}`);
  execFileSync("node", [file], { cwd: empty, stdio: "inherit" });
});
rmSync(empty, { recursive: true });

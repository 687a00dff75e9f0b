// Packs npm/dist and installs the packed file into an empty folder, as its users have it.
import { execFileSync } from "node:child_process";
import { mkdtempSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The folder, whose `node_modules` holds the package; the caller removes the folder. */
export function install() {
  const empty = mkdtempSync(join(tmpdir(), "nonet-npm-"));
  const npm = (cwd, ...args) => execFileSync("npm", [...args, "--loglevel=error"], { cwd, encoding: "utf8", shell: process.platform === "win32" });
  const [packed] = JSON.parse(npm(join(import.meta.dirname, "dist"), "pack", "--json", "--pack-destination", empty));
  npm(empty, "install", "--offline", "--no-audit", "--no-fund", `./${packed.filename}`);
  console.log(`${packed.filename}: ${statSync(join(empty, packed.filename)).size} bytes packed, ${packed.unpackedSize} unpacked`);
  return empty;
}

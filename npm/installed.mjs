// Packs packages and installs the packed files into empty folders, as their users have them.
import { execFileSync } from "node:child_process";
import { mkdtempSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const npm = (cwd, ...args) => execFileSync("npm", [...args, "--loglevel=error"], { cwd, encoding: "utf8", shell: process.platform === "win32" });

/** A new folder without any file, which the caller removes. */
export const emptyFolder = () => mkdtempSync(join(tmpdir(), "nonet-npm-"));

/** Packs the package of a folder into another: the packed file and its size unpacked, in bytes. */
export function pack(folder, into) {
  const [packed] = JSON.parse(npm(folder, "pack", "--json", "--ignore-scripts", "--pack-destination", into));
  return { file: join(into, packed.filename), bytes: packed.unpackedSize };
}

/** Installs packed files into a folder, without a network. */
export const installInto = (folder, ...files) => npm(folder, "install", "--offline", "--ignore-scripts", "--no-audit", "--no-fund", ...files);

/** Packs npm/dist and installs the packed file: the folder, whose `node_modules` holds the package. */
export function install() {
  const folder = emptyFolder();
  const { file, bytes } = pack(join(import.meta.dirname, "dist"), folder);
  installInto(folder, file);
  console.log(`${file.slice(folder.length + 1)}: ${statSync(file).size} bytes packed, ${bytes} unpacked`);
  return folder;
}

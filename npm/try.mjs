// Runs every JavaScript block of the package's README and of the repository's from the installed package, except those
// that are the files of the example: npm/projects/messages.mjs runs these in a browser. `./x npm` runs both.
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { install } from "./installed.mjs";

const empty = install();
const installed = join(empty, "node_modules", "nonet-engine");
const readmes = [join(installed, "README.md"), join(import.meta.dirname, "..", "README.md")];
const blocksOf = (readme) => [...readFileSync(readme, "utf8").matchAll(/^```js\n([^]*?)^```$/gm)].map(([, block]) => block);
const blocks = readmes.flatMap((readme) => {
  const found = blocksOf(readme);
  if (found.length === 0) throw new Error(`${readme} has no examples`);
  return found;
});

const example = join(installed, "example");
const scripts = readdirSync(example).filter((name) => name.endsWith(".js")).map((name) => readFileSync(join(example, name), "utf8"));
scripts.forEach((script) => {
  if (!blocks.includes(script)) throw new Error(`the README does not have this file of the example as it is:\n${script}`);
});

const runs = blocks.filter((block) => !scripts.includes(block) && !block.includes("// esbuild"));
runs.forEach((block, at) => {
  const file = join(empty, `example-${at}.mjs`);
  writeFileSync(file, block);
  console.log(`example ${at + 1} of ${runs.length}`);
  execFileSync("node", [file], { cwd: empty, stdio: "inherit" });
});
rmSync(empty, { recursive: true });

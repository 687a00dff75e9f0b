// Runs every JavaScript block of the README from the installed package, except those that are the files of
// the example: npm/projects/messages.mjs runs these in a browser. `./x npm` runs both.
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { install } from "./installed.mjs";

const empty = install();
const installed = join(empty, "node_modules", "nonet-engine");
const readme = readFileSync(join(installed, "README.md"), "utf8");
const blocks = [...readme.matchAll(/^```js\n([^]*?)^```$/gm)].map(([, block]) => block);

const example = join(installed, "example");
const scripts = readdirSync(example).filter((name) => name.endsWith(".js")).map((name) => readFileSync(join(example, name), "utf8"));
scripts.forEach((script) => {
  if (!blocks.includes(script)) throw new Error(`the README does not have this file of the example as it is:\n${script}`);
});

const runs = blocks.filter((block) => !scripts.includes(block) && !block.includes("// esbuild"));
if (runs.length === 0) throw new Error("the README has no examples");
runs.forEach((block, at) => {
  const file = join(empty, `example-${at}.mjs`);
  writeFileSync(file, block);
  console.log(`example ${at + 1} of ${runs.length}`);
  execFileSync("node", [file], { cwd: empty, stdio: "inherit" });
});
rmSync(empty, { recursive: true });

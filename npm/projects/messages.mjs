// The example of the installed package in Chromium, and its entries for pages (a worker, the small ones, words): bundled
// by Vite, with workers in the format that it has by default and as modules, and without a bundler. A worker gets messages before its engine is there, while
// it loads and long after: none may be lost. Then the README's lines for esbuild, in Node.js. `./x npm` runs
// this; CHROMIUM names the browser.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build as esbuild } from "esbuild";
import { build as vite } from "vite";
import { install } from "../installed.mjs";
import { launch, serve } from "./page.mjs";

/** When messages are sent, in milliseconds after the worker was made: the engine comes in between. */
const SENT = [0, 50, 6000];
const ENGINE_DELAY_MS = 1500;
const RECIPE = { tier: "easy", seed: "10451216379200822465" };

const app = install();
const installed = join(app, "node_modules", "nonet-engine");
const { addLanguage, generate, hint } = await import(join(installed, "node.js"));
addLanguage("de", (await import(join(installed, "words", "de.js"))).default);
const expected = generate(RECIPE);
/** What the other entries say of the same puzzle. */
const { recipe: _, ...made } = expected;
const others = { worker: expected, small: made, solution: expected.solution, sentences: hint(expected.puzzle, { language: "de" }).step.sentences };

writeFileSync(
  join(app, "main.js"),
  `import { ask } from "./example/page.js";
  import { createWorker } from "nonet-engine/worker";
  import { generate } from "nonet-engine/generate";
  import { solve } from "nonet-engine/solve";
  import { hint } from "nonet-engine";
  import { loadLanguage } from "nonet-engine/words";
  const after = (ms) => new Promise((done) => (ms === 0 ? done() : setTimeout(done, ms)));
  const sent = ${JSON.stringify(SENT)}.map((ms) => (ms === 0 ? ask("generate", ${JSON.stringify(RECIPE)}) : after(ms).then(() => ask("generate", ${JSON.stringify(RECIPE)}))));
  const refused = ask("solve", "12").catch(({ kind, message }) => ({ kind, message }));
  const worker = createWorker();
  const asked = worker.generate(${JSON.stringify(RECIPE)});
  const others = async () => {
    const small = generate(${JSON.stringify(RECIPE)});
    await loadLanguage("de");
    const { sentences } = hint(small.puzzle, { language: "de" }).step;
    return { worker: await asked, small, solution: solve(small.puzzle), sentences };
  };
  globalThis.answers = Promise.all([...sent, refused, others()]);\n`,
);
writeFileSync(join(app, "index.html"), `<!doctype html><title>Example</title><script type="module" src="./main.js"></script>`);
cpSync(join(installed, "example"), join(app, "example"), { recursive: true });

/** The engine comes late. */
const late = (file) => file.endsWith(".wasm") && new Promise((done) => setTimeout(done, ENGINE_DELAY_MS));

const browser = await launch();

async function check(name, folder) {
  const server = await serve(folder, late);
  const page = await browser.newPage();
  const faults = [];
  page.on("pageerror", (error) => faults.push(error.message));
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  await page.waitForFunction(() => globalThis.answers);
  const answers = await page.evaluate(() => Promise.race([globalThis.answers, new Promise((done) => setTimeout(done, 60_000))]));
  assert.ok(answers, `${name}: not all messages were answered`);
  SENT.forEach((ms, at) => assert.deepEqual(answers[at], expected, `${name}: the message sent after ${ms} ms`));
  assert.equal(answers.at(-2).kind, "read", name);
  assert.deepEqual(answers.at(-1), others, name);
  assert.deepEqual(faults, [], name);
  await page.close();
  server.close();
  console.log(`${name}: all messages answered, sent after ${SENT.join(", ")} ms`);
}

for (const format of ["default", "es"]) {
  const outDir = join(app, `vite-${format}`);
  const worker = format === "default" ? {} : { format };
  await vite({ root: app, base: "./", logLevel: "warn", configFile: false, worker, build: { outDir } });
  await check(`Vite, workers in the format ${format}`, outDir);
}

// Without a bundler a worker has no import map: the package is named by its address.
const plain = join(app, "plain");
mkdirSync(plain);
["index.html", "main.js", "example"].forEach((name) => cpSync(join(app, name), join(plain, name), { recursive: true }));
cpSync(installed, join(plain, "nonet-engine"), { recursive: true });
const worker = join(plain, "example", "worker.js");
writeFileSync(worker, readFileSync(worker, "utf8").replace('"nonet-engine/bare"', '"../nonet-engine/bare.js"'));
const main = join(plain, "main.js");
writeFileSync(main, readFileSync(main, "utf8").replace(/"nonet-engine\/(\w+)"/g, '"./nonet-engine/$1.js"').replace('"nonet-engine"', '"./nonet-engine/index.js"'));
await check("without a bundler", plain);
await browser.close();

const readme = readFileSync(join(installed, "README.md"), "utf8");
const [, lines] = /^```js\n(\/\/ esbuild [^]*?)^```$/m.exec(readme);
writeFileSync(join(app, "bundle-me.mjs"), lines);
await esbuild({ entryPoints: [join(app, "bundle-me.mjs")], bundle: true, format: "esm", target: "es2022", platform: "node", loader: { ".wasm": "binary" }, outfile: join(app, "alone", "bundle.mjs"), logLevel: "error" });
const printed = execFileSync(process.execPath, [join(app, "alone", "bundle.mjs")], { encoding: "utf8" });
assert.match(printed, /^[1-9]{81}\n$/);
console.log("esbuild: the bundle runs");
rmSync(app, { recursive: true });

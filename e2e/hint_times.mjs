// How long the page takes for hints, and whether they lead to the last cell, for docs/BENCHMARKS.md:
//
//     node e2e/hint_times.mjs DIST LIST [COUNT]
//
// Each puzzle of LIST (81 characters at the start of a line; COUNT of them, evenly spread) is solved in
// the page by hints alone: asked for with H, opened to the end and applied. Times are from the key to
// the frame in which the hint is on the screen.
import { readFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { serve } from "./server.mjs";

const [folder, list, count = "20"] = process.argv.slice(2);
const lines = readFileSync(list, "utf8").split("\n").map((line) => line.slice(0, 81));
const all = lines.filter((line) => /^[0-9.]{81}$/.test(line));
const puzzles = all.filter((_, at) => at % Math.max(1, Math.floor(all.length / Number(count))) === 0).slice(0, Number(count));

/** Solves the puzzle of the page; runs there. The most hints are far more than any puzzle takes. */
async function solve() {
  const frame = () => new Promise(requestAnimationFrame);
  const until = async (holds) => {
    for (let frames = 0; frames < 7200; frames++) {
      if (holds()) return true;
      await frame();
    }
    return false;
  };
  const press = (key) => document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, code: `Key${key.toUpperCase()}`, bubbles: true }));
  const panel = () => document.querySelector(".hint-panel-level")?.textContent ?? "";
  const hints = [];
  for (let asked = 0; asked < 1000; asked++) {
    if (document.querySelector(".board[data-done]")) return { solved: true, hints };
    const start = performance.now();
    press("h");
    if (!(await until(() => /\S/.test(panel())))) break;
    const took = performance.now() - start;
    for (let level = 2; level <= 4; level++) {
      press("h");
      if (!(await until(() => panel().includes(`${level} `)))) break;
    }
    hints.push({ took, title: document.querySelector(".hint-panel-head h2").textContent });
    document.querySelector(".hint-panel-buttons [data-variant=primary]").click();
    if (!(await until(() => !document.querySelector(".hint-panel")))) break;
  }
  return { solved: false, hints };
}

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium" });
const address = `http://127.0.0.1:${(await serve(folder, 0)).address().port}/`;
const hints = [];
let unsolved = 0;
for (const puzzle of puzzles) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${address}#p=${puzzle}`);
  await page.getByText("one solution").first().waitFor({ timeout: 120_000 });
  const result = await page.evaluate(solve);
  hints.push(...result.hints);
  unsolved += Number(!result.solved);
  if (!result.solved) console.log(`not solved: ${puzzle} after ${result.hints.length} hints`);
  await context.close();
}
await browser.close();

const row = (name, times) => {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return `${name}\t${times.length}\t${at(0.5)}\t${at(0.9)}\t${at(1)}`;
};
console.log(`${puzzles.length - unsolved} of ${puzzles.length} puzzles solved by hints alone`);
console.log("hints\tcount\tmedian, ms\tnine of ten\tlargest");
console.log(row("all", hints.map((hint) => hint.took)));
console.log(row("proofs by cases", hints.filter((hint) => hint.title === "Proof by cases").map((hint) => hint.took)));
process.exit(unsolved === 0 ? 0 : 1);

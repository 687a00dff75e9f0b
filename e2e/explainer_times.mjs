// How long the page's worker takes for Sudoku Explainer's rating beside the original's times, for
// docs/BENCHMARKS.md:
//
//     node e2e/explainer_times.mjs DIST TABLE [COUNT] [LEAST]
//
// TABLE is tab-separated with a head that names `puzzle`, `er` and `ms` (what the original took); COUNT
// of its rows rated LEAST or more (7.0) are taken, evenly spread. Prints each and the median ratio.
import { readFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { serve } from "./server.mjs";
import { watchWorkers } from "./watch_workers.mjs";

const [folder, table, count = "20", least = "7.0"] = process.argv.slice(2);
const [head, ...lines] = readFileSync(table, "utf8").trim().split("\n").map((line) => line.split("\t"));
const named = (name) => head.findIndex((column) => column.replace("#", "").toLowerCase() === name);
const [puzzle, er, ms] = ["puzzle", "er", "ms"].map(named);
const all = lines.filter((line) => Number(line[er]) >= Number(least));
const rows = all.filter((_, at) => at % Math.max(1, Math.floor(all.length / Number(count))) === 0).slice(0, Number(count));

/** The time of the job whose answer the title shows; runs in the page. */
const rated = () =>
  new Promise((done) => {
    const look = () => {
      const shown = /SE (\d+\.\d)/.exec(document.querySelector("header")?.textContent ?? "");
      if (!shown) return requestAnimationFrame(look);
      const answers = window.answers.filter((answer) => answer.at > performance.now() - 200);
      done({ er: shown[1], took: answers.at(-1)?.took });
    };
    look();
  });

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium" });
const address = `http://127.0.0.1:${(await serve(folder, 0)).address().port}/`;
const ratios = [];
let wrong = 0;
console.log("puzzle\tER\tER of the page\toriginal, ms\tpage, ms\tratio");
for (const row of rows) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(watchWorkers);
  await page.goto(`${address}#p=${row[puzzle]}`);
  const result = await page.evaluate(rated);
  const ratio = Number(row[ms]) / result.took;
  wrong += Number(Number(result.er) !== Number(row[er]));
  ratios.push(ratio);
  console.log([row[puzzle], row[er], result.er, row[ms], result.took.toFixed(1), ratio.toFixed(0)].join("\t"));
  await context.close();
}
await browser.close();
console.log(`${rows.length - wrong} of ${rows.length} equal; ${ratios.toSorted((a, b) => a - b)[ratios.length >> 1]?.toFixed(0)} times as fast at the median`);
process.exit(wrong === 0 ? 0 : 1);

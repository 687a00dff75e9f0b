// How long the page's worker takes for Sudoku Explainer's rating beside the original's times, for
// docs/BENCHMARKS.md:
//
//     node e2e/explainer_times.mjs DIST TABLE [COUNT] [LEAST]
//
// TABLE is tab-separated with a head that names `puzzle`, `er` and `ms` (what the original took); COUNT
// of its rows rated LEAST or more (7.0) are taken, evenly spread. Each is rated by a worker of a page
// that has just been opened, which includes compiling, and in a page where others have been rated
// before. Prints each and the median ratios.
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

/** The same for a puzzle opened in a page that shows the rating of another. */
const ratedNext = async (address) => {
  window.location.hash = address;
  const isShown = () => /SE \d+\.\d/.test(document.querySelector("header")?.textContent ?? "");
  while (isShown()) await new Promise(requestAnimationFrame);
};

const median = (ratios) => ratios.toSorted((a, b) => a - b)[ratios.length >> 1]?.toFixed(0);

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium" });
const address = `http://127.0.0.1:${(await serve(folder, 0)).address().port}/`;

/** A page in a browser without any state, with a puzzle. */
async function opened(line) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(watchWorkers);
  await page.goto(`${address}#p=${line}`);
  return page;
}

const [first, next] = [[], []];
let wrong = 0;
console.log("puzzle\tER\tER of the page\toriginal, ms\tfirst, ms\tratio\tnext, ms\tratio");
const warm = await opened(all.at(-1)[puzzle]);
await warm.evaluate(rated);
for (const row of rows) {
  const cold = await opened(row[puzzle]);
  const result = await cold.evaluate(rated);
  await cold.context().close();
  await warm.evaluate(ratedNext, `#p=${row[puzzle]}`);
  const again = await warm.evaluate(rated);
  wrong += Number([result, again].some(({ er: found }) => Number(found) !== Number(row[er])));
  const ratios = [result, again].map(({ took }) => Number(row[ms]) / took);
  first.push(ratios[0]);
  next.push(ratios[1]);
  const times = [result, again].flatMap(({ took }, at) => [took.toFixed(1), ratios[at].toFixed(0)]);
  console.log([row[puzzle], row[er], result.er, row[ms], ...times].join("\t"));
}
await browser.close();
console.log(`${rows.length - wrong} of ${rows.length} equal; the first in a page ${median(first)} times as fast at the median, the next ${median(next)} times`);
process.exit(wrong === 0 ? 0 : 1);

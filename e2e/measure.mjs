// Figures of built pages for docs/BENCHMARKS.md, after `./x build` and `./x e2e`:
//
//     node e2e/measure.mjs RUNS DIST [DIST…]
//
// The pages are measured in turns, so that a busy machine is busy for all of them; each figure is
// the median of RUNS. Long tasks are the browser's own entries (50 ms and more on the main thread).
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { chromium } from "@playwright/test";
import { serve } from "./server.mjs";
import { watchWorkers } from "./watch_workers.mjs";

const [runs, ...folders] = [Number(process.argv[2] ?? 20), ...(process.argv.length > 3 ? process.argv.slice(3) : ["../dist"])];
const graded = readFileSync(new URL("../tests/corpus/grade/graded.txt", import.meta.url), "utf8");
const hard = graded.split("\n").filter((line) => / (unfair|extreme) /.test(line)).map((line) => line.slice(0, 81));
const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];

/** Runs in the page before its scripts. */
function watch() {
  window.longTasks = [];
  new PerformanceObserver((list) => window.longTasks.push(...list.getEntries().map((entry) => entry.duration))).observe({ type: "longtask" });
  // A page with its first screen in the HTML says when it is alive; before, there was no cell until it was.
  new MutationObserver((_, observer) => {
    const named = document.querySelector("meta[name=engine]");
    if (!(named ? document.documentElement.dataset.app : document.querySelector("[role=gridcell]"))) return;
    window.alive = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true, attributes: true });
}

/** Presses a key and waits for the element: until it is on the screen; in the worker, if one is asked;
 * and how many frames from its answer to the screen. */
const ask = (page, key, shown) =>
  page.evaluate(
    ([key, shown]) =>
      new Promise((done) => {
        const start = performance.now();
        [window.answers.length, window.longTasks.length] = [0, 0];
        let frames = 0;
        let answered = 0;
        const count = () => {
          if (window.answers.length > answered) [frames, answered] = [0, window.answers.length];
          frames += 1;
          if (/\S/.test(document.querySelector(shown)?.textContent ?? "")) {
            const screen = performance.now();
            // Long tasks are reported later.
            return setTimeout(() => done({ screen: screen - start, worker: Math.max(...window.answers.map((answer) => answer.took)), frames, longest: Math.max(0, ...window.longTasks) }), 300);
          }
          requestAnimationFrame(count);
        };
        const [, shift, letter] = /^(Shift\+)?(.)$/.exec(key);
        document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key: letter, code: `Key${letter.toUpperCase()}`, shiftKey: Boolean(shift), bubbles: true }));
        requestAnimationFrame(count);
      }),
    [key, shown],
  );

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium" });
const sites = await Promise.all(folders.map(async (folder) => ({ folder, address: `http://127.0.0.1:${(await serve(folder, 0)).address().port}/`, figures: {} })));
const note = (site, name, value) => (site.figures[name] ??= []).push(value);

/** A first visit on a phone: a slow processor and a slow network. */
async function start(site) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  await page.addInitScript(watchWorkers);
  await page.addInitScript(watch);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 94_000 });
  await page.goto(`${site.address}?lang=en`);
  await page.waitForFunction(() => window.alive);
  const paint = await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime);
  note(site, "start: first contentful paint, ms", await paint.jsonValue());
  note(site, "start: first possible move, ms", await page.evaluate(() => window.alive));
  await context.close();
}

async function play(site, puzzle) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(watchWorkers);
  await page.addInitScript(watch);
  await page.goto(`${site.address}?lang=en#p=${puzzle}`);
  await page.locator("[data-worker=ready]").waitFor();
  // The path from the clues grades the puzzle: the longest answer of a page that has just been opened.
  await page.getByRole("button", { name: /one solution$/ }).waitFor();
  note(site, "path: worker", await page.evaluate(() => Math.max(...window.answers.map((answer) => answer.took).filter(Number.isFinite))));
  await sleep(500);
  await page.getByRole("gridcell").first().click();
  // The first of each kind also loads the explanations and warms the engine up.
  for (const round of ["first", "next"]) {
    for (const [what, key, shown] of [["hint", "h", ".hint-panel-text"], ["all steps", "Shift+H", ".list-panel-row"], ["path", "Shift+P", ".list-panel-row"]]) {
      const figures = await ask(page, key, shown);
      for (const [name, value] of Object.entries(figures)) if (Number.isFinite(value)) note(site, `${what}, ${round}: ${name}`, value);
      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
      await sleep(100);
    }
  }
  await context.close();
}

for (let run = 0; run < runs; run++) {
  for (const site of sites) await start(site);
  for (const site of sites) await play(site, hard[run % hard.length]);
  console.error(`run ${run + 1} of ${runs}`);
}
console.log(["", ...folders].join("\t"));
for (const name of Object.keys(sites[0].figures)) {
  console.log([name, ...sites.map((site) => `${median(site.figures[name]).toFixed(1)} (most ${Math.max(...site.figures[name]).toFixed(0)})`)].join("\t"));
}
await browser.close();
process.exit();

// Figures of the built page for docs/BENCHMARKS.md: `node e2e/measure.mjs` after `./x build` and
// `./x e2e`. Times go from the press of the button or key to the puzzle or the list of all steps on
// the screen; long tasks are the browser's own entries (50 ms and more on the main thread).
import { readFileSync } from "node:fs";
import { spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { chromium } from "@playwright/test";

const port = "8137";
const server = spawn("node", ["server.mjs", "../dist", port], { cwd: import.meta.dirname, stdio: "ignore" });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium" });
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
await page.addInitScript(() => {
  // From a message to a worker until its answer, in ms.
  window.answers = [];
  window.Worker = class extends Worker {
    constructor(...how) {
      super(...how);
      this.addEventListener("message", () => window.answers.push(performance.now() - this.asked));
    }
    postMessage(...message) {
      this.asked = performance.now();
      super.postMessage(...message);
    }
  };
  window.longTasks = [];
  new PerformanceObserver((list) => window.longTasks.push(...list.getEntries().map((entry) => entry.duration))).observe({ type: "longtask" });
});
for (let tries = 0; tries < 20; tries++) {
  if (await page.goto(`http://127.0.0.1:${port}/?lang=en`).catch(() => null)) break;
  await sleep(100);
}
await page.getByText("one solution").waitFor();

const make = (clues, seed) =>
  page.evaluate(
    ([clues, seed]) =>
      new Promise((done) => {
        const set = (id, value) => {
          const field = document.getElementById(id);
          field.value = value;
          field.dispatchEvent(new InputEvent("input", { bubbles: true }));
        };
        [...document.querySelectorAll(".new-form-tiers button")].at(-1).click();
        set("rail-clues", clues);
        set("rail-seed", seed);
        setTimeout(() => {
          const start = performance.now();
          const watch = new MutationObserver(() => {
            if (!document.querySelector(".notice")?.textContent.includes(`seed ${seed}`)) return;
            watch.disconnect();
            done(performance.now() - start);
          });
          watch.observe(document.body, { childList: true, subtree: true, characterData: true });
          [...document.querySelectorAll(".page-rail button")].find((button) => button.textContent === "Create puzzle").click();
        }, 50);
      }),
    [String(clues), String(seed)],
  );

const median = (times) => times.toSorted((a, b) => a - b)[times.length >> 1];
await page.evaluate(() => (window.longTasks.length = 0));
for (const [clues, runs] of [[24, 101], [22, 21], [30, 51]]) {
  const times = [];
  for (let seed = 1; seed <= runs; seed++) times.push(await make(clues, 1000 * clues + seed));
  console.log(`${clues} clues: median ${median(times).toFixed(1)} ms, longest ${Math.max(...times).toFixed(0)} ms, of ${runs} puzzles`);
}

const list = () =>
  page.evaluate(
    () =>
      new Promise((done) => {
        const start = performance.now();
        window.answers = [];
        const watch = new MutationObserver(() => {
          if (!/\d/.test(document.querySelector(".list-panel-found")?.textContent ?? "")) return;
          watch.disconnect();
          done([performance.now() - start, Math.max(...window.answers)]);
        });
        watch.observe(document.body, { childList: true, subtree: true, characterData: true });
        const key = { key: "H", code: "KeyH", shiftKey: true, bubbles: true };
        document.activeElement.dispatchEvent(new KeyboardEvent("keydown", key));
      }),
  );

const graded = readFileSync(new URL("../tests/corpus/grade/graded.txt", import.meta.url), "utf8");
const hard = graded.split("\n").filter((line) => / (unfair|extreme) /.test(line)).map((line) => line.slice(0, 81));
const lists = [];
for (const puzzle of hard) {
  await page.goto("about:blank");
  await page.goto(`http://127.0.0.1:${port}/?lang=en#p=${puzzle}`);
  await page.locator("[data-worker=ready]").waitFor();
  await page.getByText("one solution").waitFor();
  await sleep(500);
  await page.getByRole("gridcell").first().click();
  for (let times = 0; times < 3; times++) {
    lists.push(await list());
    await page.keyboard.press("Escape");
    await sleep(100);
  }
}
for (const [at, what] of ["on the screen", "in the worker, there and back"].entries()) {
  const times = lists.map((list) => list[at]);
  console.log(`all steps of ${hard.length} hard puzzles at their start, three times each, ${what}: median ${median(times).toFixed(0)} ms, longest ${Math.max(...times).toFixed(0)} ms`);
}
console.log(`long tasks on the main thread meanwhile: ${JSON.stringify(await page.evaluate(() => window.longTasks))}`);
await browser.close();
server.kill();

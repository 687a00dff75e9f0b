// Whether the page stays at hand while algorithms run, for docs/BENCHMARKS.md:
//
//     node e2e/algorithms_times.mjs DIST
//
// A search is played for three seconds at each speed, two of them side by side, and then led to its
// next dead end, to its end and, by the plot, to steps all over it. Of each it writes: seconds, the
// longest task of the main thread in milliseconds (tasks under 50 ms are not reported by the browser),
// frames a second, how many frames came later than 25 ms after the one before, and the longest pause.
import { visitWatched, watch, watchedPage } from "./watched.mjs";

const [folder] = process.argv.slice(2);
const { browser, page, address } = await watchedPage(folder);

async function step(name, act) {
  const { seconds, longestTask, frames, late, longestPause } = await watch(page, act);
  console.log([name, seconds.toFixed(1), longestTask, (frames / seconds).toFixed(0), late, longestPause].join("\t"));
}
const button = (name) => page.getByRole("button", { name, exact: true });
const standsStill = () => button("Play").waitFor({ timeout: 120_000 });

async function open(part) {
  await page.goto("about:blank");
  await visitWatched(page, `${address}?lang=en#/learn/${part}`);
  await page.locator(".trace-grid").first().waitFor();
  await page.waitForTimeout(1_500);
}
async function play(name, places) {
  for (const [place, speed] of places) {
    await page.getByRole("slider", { name: "Speed" }).fill(String(place));
    await button("Play").click();
    await step(`${name}, ${speed} a second`, () => page.waitForTimeout(3_000));
    const pause = button("Pause");
    if (await pause.count()) await pause.click();
  }
}

console.log("step\ts\tlongest task, ms\tframes a second\tlate frames\tlongest pause, ms");
await open("solve/backtracking");
await step("nothing moves", () => page.waitForTimeout(3_000));
const speeds = [[0, "1"], [13, "20"], [20, "100"], [30, "1,000"], [36, "4,000"], [40, "10,000"], [50, "100,000"], [60, "1,000,000"]];
for (const [slug, name] of [["backtracking", "row by row"], ["dancing_links", "dancing links"]]) {
  await open(`solve/${slug}`);
  await page.getByLabel("Puzzle", { exact: true }).selectOption("norvig");
  await page.waitForTimeout(500);
  await play(name, speeds);
  await step(`${name}, next dead end ten times`, async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      await button("Next dead end").click();
      await standsStill();
    }
  });
  const plot = page.getByRole("slider", { name: "Depth over time" });
  await step(`${name}, ten places of the plot`, async () => {
    const last = Number(await plot.getAttribute("max"));
    for (let turn = 1; turn <= 10; turn += 1) {
      await plot.fill(String(Math.floor((last * ((turn * 7) % 11)) / 11)));
      await page.waitForTimeout(300);
    }
  });
}
await open("solve/backtracking");
await step("row by row, to the end", async () => {
  await button("To the end").click();
  await standsStill();
});
await open("compare");
await page.waitForFunction(() => !document.querySelector(".compare-work").textContent.includes("being measured"), null, { timeout: 120_000 });
await play("compare", [[13, "20"], [30, "1,000"], [60, "1,000,000"]]);
await step("compare, a list", async () => {
  await button("Measure all").click();
  await button("Measure all").waitFor({ timeout: 120_000 });
});
await open("make");
await step("a puzzle is dug", async () => {
  await button("Dig").click();
  await page.waitForTimeout(3_000);
});
await browser.close();
process.exit(0);

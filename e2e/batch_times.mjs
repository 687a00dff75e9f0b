// How long batches take in the page: 1,000 Medium puzzles, and puzzles for a mask.
//   node e2e/batch_times.mjs DIST
import { visitWatched, watch, watchedPage } from "./watched.mjs";

const { browser, page, address } = await watchedPage(process.argv[2] ?? "dist");
const named = (name) => page.getByRole("button", { name, exact: true });

/** Makes a batch and writes the seconds and the longest task in milliseconds. */
async function batch(what, label, done) {
  const { seconds, longestTask } = await watch(page, async () => {
    await named(label).click();
    // Seldom and one element alone: to look for it takes the page's time, too.
    const is_done = (wanted) => document.querySelector(".made-head h3")?.textContent === wanted;
    await page.waitForFunction(is_done, done, { polling: 100, timeout: 300_000 });
  });
  console.log(`${what}: ${seconds.toFixed(1)} s, longest task ${longestTask} ms`);
}

await visitWatched(page, `${address}?lang=en#/create`);
await page.waitForTimeout(3000);
await page.getByRole("region", { name: "Requirements" }).getByRole("button", { name: "Medium", exact: true }).click();
await page.getByRole("button", { name: /^1,?000$/ }).click();
await batch("1,000 Medium", "Make 1,000", "1,000 made");
await named("Reset").click();
const pattern = "x...x...x..x...x...x.x.x.x...x...x..x..x.x..x..x...x...x.x.x.x...x...x..x...x...x";
const cells = page.getByRole("grid", { name: "Where the clues go" }).getByRole("gridcell");
for (const [at, mark] of [...pattern].entries()) if (mark === "x" && at <= 40) await cells.nth(at).click();
await named("10").click();
await batch("10 for a mask of 26 cells", "Make 10", "10 made");
await browser.close();
process.exit(0);

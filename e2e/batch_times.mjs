// How long batches take in the page: 1,000 Medium puzzles, and puzzles for a mask.
//   node e2e/batch_times.mjs DIST
import { chromium } from "playwright-core";
import { spawn } from "node:child_process";

const dist = process.argv[2] ?? "dist";
const port = 8177;
const server = spawn(process.execPath, [new URL("server.mjs", import.meta.url).pathname, dist, String(port)], { stdio: "ignore" });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM || undefined });
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
const named = (name) => page.getByRole("button", { name, exact: true });
page.setDefaultTimeout(15_000);

/** Makes a batch and returns the seconds that it took. */
async function batch(label, done) {
  const start = Date.now();
  await named(label).click();
  await page.getByText(done).first().waitFor({ timeout: 300_000 });
  return (Date.now() - start) / 1000;
}

try {
  for (let turn = 0; ; turn++) {
    const answered = await fetch(`http://127.0.0.1:${port}/`).catch(() => null);
    if (answered?.ok) break;
    if (turn > 50) throw new Error("the server did not start");
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await page.goto(`http://127.0.0.1:${port}/?lang=en#/create`);
  await page.evaluate(() => {
    window.longest = 0;
    new PerformanceObserver((list) => list.getEntries().forEach((task) => (window.longest = Math.max(window.longest, task.duration)))).observe({ type: "longtask" });
  });
  await page.waitForTimeout(3000);
  await page.getByRole("region", { name: "Requirements" }).getByRole("button", { name: "Medium", exact: true }).click();
  await page.getByRole("button", { name: /^1,?000$/ }).click();
  console.log("1,000 Medium:", await batch("Make 1000", /^1,?000 made/), "s");
  await named("Reset").click();
  const pattern = "x...x...x..x...x...x.x.x.x...x...x..x..x.x..x..x...x...x.x.x.x...x...x..x...x...x";
  const cells = page.getByRole("grid", { name: "Where clues stand" }).getByRole("gridcell");
  for (const [at, mark] of [...pattern].entries()) if (mark === "x" && at <= 40) await cells.nth(at).click();
  await named("10").click();
  console.log("10 for a mask of 26 cells:", await batch("Make 10", /^10 made/), "s");
  console.log("longest task:", await page.evaluate(() => window.longest), "ms");
} finally {
  await browser.close();
  server.kill();
}

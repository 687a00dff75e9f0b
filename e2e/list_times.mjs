// How long lists take in the page, and whether it stays at hand meanwhile, for docs/BENCHMARKS.md:
//
//     node e2e/list_times.mjs DIST LIST [COUNT]
//
// The first COUNT puzzles of LIST (81 characters at the start of a line) are pasted, rated, stopped after
// some seconds, gone on with, sorted, scrolled through and saved. Of each it writes: seconds, the longest
// task of the main thread in milliseconds (tasks under 50 ms are not reported by the browser), how many
// frames came later than 25 ms after the one before, and the longest pause between two frames.
import { readFileSync } from "node:fs";
import { puzzlesOf, visitWatched, watchedPage, watchedSteps } from "./watched.mjs";

const [folder, list, count = "10000"] = process.argv.slice(2);
const puzzles = puzzlesOf(list, Number(count));

const { browser, page, address } = await watchedPage(folder);
await visitWatched(page, address);

const step = watchedSteps(page, puzzles.length);
const state = page.locator(".rated-progress [role=status]");
const until = (test, ...given) => page.waitForFunction(test, given, { timeout: 3_600_000, polling: 100 });
const all = String(puzzles.length);

// The paste itself is prepared before the clock runs: the browser's own copy is no part of the page.
await page.evaluate((text) => {
  window.pasted = new DataTransfer();
  window.pasted.setData("text/plain", text);
}, puzzles.join("\n"));
await step("paste, read, check", async () => {
  await page.evaluate(() => {
    const event = new ClipboardEvent("paste", { clipboardData: window.pasted, bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
  });
  await until(([all]) => {
    const [label, status] = [".import-form-all", ".import-form-head [role=status]"].map((at) => document.querySelector(at)?.textContent ?? "");
    return label.replaceAll(",", "").includes(`of ${all}`) && !/checked|so far/.test(status);
  }, all);
});
await page.getByRole("button", { name: "Rate all" }).click();
await step("rate for five seconds", () => page.waitForTimeout(5_000));
await step("stop", async () => {
  const stop = page.getByRole("button", { name: "Stop" });
  if (await stop.count()) await stop.click();
  await until(() => !document.querySelector(".rated-run")?.textContent.includes("Stop"));
});
await step("go on to the end", async () => {
  const goOn = page.getByRole("button", { name: "Go on" });
  if (await goOn.count()) await goOn.click();
  await until(([all]) => document.querySelector(".rated-progress [role=status]").textContent.replaceAll(",", "").startsWith(`${all} of ${all}`), all);
});
const heading = (name) => page.getByRole("columnheader").getByRole("button", { name });
await step("sort by points", () => heading("HoDoKu").click());
await step("search a technique", () => page.getByPlaceholder("Technique, name or clues").fill("x-wing"));
await step("all again", () => page.getByPlaceholder("Technique, name or clues").fill(""));
await step("scroll for three seconds", async () => {
  await page.mouse.move(700, 700);
  for (let at = 0; at < 60; at += 1) {
    await page.mouse.wheel(0, at < 40 ? 400 : 40_000);
    await page.waitForTimeout(50);
  }
});
for (const format of ["CSV", "JSON"]) {
  await step(`save as ${format}`, async () => {
    const download = page.waitForEvent("download", { timeout: 600_000 });
    await page.getByRole("button", { name: format, exact: true }).click();
    const text = readFileSync(await (await download).path(), "utf8");
    console.log(`  ${(text.length / 1e6).toFixed(1)} MB`);
  });
}
await page.waitForTimeout(1_000);
// With the memory of WebAssembly, which is where the list is kept; workers are not in it.
const session = await page.context().newCDPSession(page);
const { usedSize, embedderHeapUsedSize = 0, backingStorageSize = 0 } = await session.send("Runtime.getHeapUsage");
const megabytes = ((usedSize + embedderHeapUsedSize + backingStorageSize) / 1e6).toFixed(0);
console.log(`memory of the page: ${megabytes} MB; ${await state.textContent()}`);
await browser.close();
process.exit(0);

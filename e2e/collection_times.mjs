// How long a large collection takes in the page, and whether it stays at hand meanwhile, for
// docs/BENCHMARKS.md:
//
//     node e2e/collection_times.mjs DIST LIST [COUNT]
//
// The first COUNT puzzles of LIST (81 characters at the start of a line) are pasted and kept as a
// collection, which is sorted, searched, scrolled through, played from, opened again after a reload,
// saved with the library, deleted and taken back. Columns as those of list_times.mjs.
import { readFileSync } from "node:fs";
import { puzzlesOf, visitWatched, watchedPage, watchedSteps } from "./watched.mjs";

const [folder, list, count = "10000"] = process.argv.slice(2);
const puzzles = puzzlesOf(list, Number(count));

const { browser, page, address } = await watchedPage(folder);
await visitWatched(page, address);

const step = watchedSteps(page, puzzles.length);
const until = (test, ...given) => page.waitForFunction(test, given, { timeout: 600_000, polling: 50 });
const press = (name) => page.getByRole("button", { name, exact: true }).click();
// How many games are found is said under the table.
const found = (wanted) =>
  until(([wanted]) => {
    const said = [...document.querySelectorAll("[role=status]")].map((status) => status.textContent.replaceAll(",", ""));
    return said.some((text) => text.startsWith(`${wanted} `));
  }, wanted);
const all = String(puzzles.length);

await page.evaluate((text) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
}, puzzles.join("\n"));
await until(([all]) => {
  const [label, status] = [".import-form-all", ".import-form-head [role=status]"].map((at) => document.querySelector(at)?.textContent ?? "");
  return label.replaceAll(",", "").includes(`of ${all}`) && !/checked|so far/.test(status);
}, all);
await step("keep", async () => {
  await press("Keep as a collection");
  await page.getByLabel("Name of the collection").fill("Large");
});
await press("Done");
await found(all);
await step("sort by tier and name", () => page.getByRole("columnheader").getByRole("button", { name: "Puzzle" }).click());
const search = page.getByRole("searchbox").or(page.getByPlaceholder(/clues/)).first();
const clues = puzzles[0].replace(/[.0]/g, "").length;
await step("search clues, a key at a time", async () => {
  await search.pressSequentially(`${clues} clues`, { delay: 100 });
  await found(String(puzzles.filter((puzzle) => puzzle.replace(/[.0]/g, "").length === clues).length));
});
await step("all again", async () => {
  await search.fill("");
  await found(all);
});
await step("scroll for three seconds", async () => {
  await page.mouse.move(900, 700);
  for (let at = 0; at < 60; at += 1) {
    await page.mouse.wheel(0, at < 40 ? 400 : 40_000);
    await page.waitForTimeout(50);
  }
});
const collection = page.url();
await step("reload elsewhere", async () => {
  await page.goto("about:blank");
  await visitWatched(page, `${address}#/play`);
});
await step("open the collection", async () => {
  await page.goto(collection);
  await found(all);
});
await step("play the last", async () => {
  const number = Number(all).toLocaleString("en");
  await search.fill(number);
  await found("One");
  await page.getByRole("button", { name: new RegExp(`^${number}\\. `) }).click();
  await page.getByRole("grid").waitFor();
});
await page.goto(collection);
await step("save the library", async () => {
  const download = page.waitForEvent("download", { timeout: 600_000 });
  await press("Export all");
  const text = readFileSync(await (await download).path(), "utf8");
  console.log(`  ${(text.length / 1e6).toFixed(1)} MB`);
});
await step("delete it, and take it back", async () => {
  await press("Rename or delete");
  await press("Delete this collection");
  await press("Undo");
  await page.goto(collection);
  await found(all);
});
const session = await page.context().newCDPSession(page);
const { usedSize, embedderHeapUsedSize = 0, backingStorageSize = 0 } = await session.send("Runtime.getHeapUsage");
console.log(`memory of the page: ${((usedSize + embedderHeapUsedSize + backingStorageSize) / 1e6).toFixed(0)} MB`);
await browser.close();
process.exit(0);

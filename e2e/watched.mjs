// What the scripts that measure the page share: the built page in a browser that notes how long tasks of
// the main thread take (under 50 ms they are not reported) and how long it is from frame to frame.
import { chromium } from "@playwright/test";
import { readFileSync } from "node:fs";
import { serve } from "./server.mjs";

/** A page on a desk, not opened yet, and the address of what is in `folder`. */
export async function watchedPage(folder) {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium" });
  const address = `http://127.0.0.1:${(await serve(folder, 0)).address().port}/`;
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await page.addInitScript(() => {
    window.watched = { tasks: [], frames: [] };
    new PerformanceObserver((list) => window.watched.tasks.push(...list.getEntries().map(({ duration }) => duration)))
      .observe({ type: "longtask" });
    let last = performance.now();
    const frame = (now) => {
      window.watched.frames.push(now - last);
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  return { browser, page, address };
}

/** Opens an address and waits until its worker is there. */
export async function visitWatched(page, address) {
  await page.goto(address);
  await page.locator("[data-worker=ready]").waitFor({ state: "attached", timeout: 120_000 });
}

/** What was seen while `act` ran: seconds, frames, those later than 25 ms after the one before, and the
 * longest task and the longest pause between two frames in milliseconds. */
export async function watch(page, act) {
  await page.evaluate(() => (window.watched.tasks.length = window.watched.frames.length = 0));
  const start = performance.now();
  await act();
  const seconds = (performance.now() - start) / 1000;
  // Tasks are reported a little later.
  await page.waitForTimeout(100);
  const { tasks, frames } = await page.evaluate(() => window.watched);
  const longest = (all) => Math.round(Math.max(0, ...all));
  const late = frames.filter((pause) => pause > 25).length;
  return { seconds, frames: frames.length, late, longestTask: longest(tasks), longestPause: longest(frames) };
}

/** The first puzzles of a file, 81 characters at the start of a line. */
export function puzzlesOf(list, count) {
  const lines = readFileSync(list, "utf8").split("\n").map((line) => line.slice(0, 81));
  return lines.filter((line) => /^[0-9.]{81}$/.test(line)).slice(0, count);
}

/** Writes the heading of a table, and gives what runs a step and writes its row. */
export function watchedSteps(page, count) {
  console.log(`${count} puzzles\nstep\ts\tlongest task, ms\tlate frames\tof\tlongest pause, ms`);
  return async (name, act) => {
    const { seconds, longestTask, late, frames, longestPause } = await watch(page, act);
    console.log([name, seconds.toFixed(1), longestTask, late, frames, longestPause].join("\t"));
  };
}

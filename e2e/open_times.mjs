// When a place, a hint or a dialog is on the screen on a first visit over a connection like that of a home,
// and when the first move of a later visit is possible without a network, after `./x build`:
//
//     node e2e/open_times.mjs RUNS DIST [DIST…]
//
// "at once" is asked for as soon as a move is possible, in milliseconds since the start of the visit; "later"
// two seconds after that, in milliseconds since it is asked for. Each figure is the median of RUNS; the pages
// are measured in turns.
import { setTimeout as sleep } from "node:timers/promises";
import { chromium } from "@playwright/test";
import { host } from "./slow_host.mjs";

const [runs, ...folders] = [Number(process.argv[2] ?? 5), ...(process.argv.length > 3 ? process.argv.slice(3) : ["../dist"])];
const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];

/** What is opened: the key that asks for it or the address that it has, and where which words show that
 * it is there. */
const things = [
  { name: "library", hash: "#/library", where: "main", words: "Kept on this device" },
  { name: "learn", hash: "#/learn", where: "main", words: "Hidden single" },
  { name: "create", hash: "#/create", where: "main", words: "Requirements" },
  { name: "hint", key: "h", where: ".hint-panel-text", words: "" },
  { name: "dialog of keys", key: "?", where: "dialog[open]", words: "" },
];

/** Runs in the page before its scripts. */
function watch() {
  new MutationObserver((_, observer) => {
    if (!document.documentElement?.dataset.app) return;
    window.alive = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true, attributes: true });
}

/** Asks for a thing in the page and waits until it is in a frame; when that was asked and shown. */
const open = (page, thing) =>
  page.evaluate(
    ({ hash, key, where, words }) =>
      new Promise((done, failed) => {
        const asked = performance.now();
        const isShown = () => {
          const text = document.querySelector(where)?.textContent ?? "";
          return /\S/.test(text) && text.includes(words);
        };
        const look = () => (isShown() ? done({ asked, at: performance.now() }) : requestAnimationFrame(look));
        setTimeout(() => failed(new Error(`${hash ?? key} does not open`)), 30_000);
        if (hash) location.hash = hash;
        else document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, code: key === "?" ? "Slash" : `Key${key.toUpperCase()}`, shiftKey: key === "?", bubbles: true }));
        requestAnimationFrame(look);
      }),
    thing,
  );

async function visit(browser, site, thing, later) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.goto(`${site.address}?lang=en`, { waitUntil: "commit" });
  await page.waitForFunction(() => window.alive);
  if (later) await sleep(2000);
  const { asked, at } = await open(page, thing);
  (site.figures[`${thing.name}, ${later ? "later" : "at once"}`] ??= []).push(later ? at - asked : at);
  await context.close();
}

/** The first move of a later visit without a network, with a processor that is four times slower. */
async function comeBack(browser, folder, figures) {
  const site = await host(folder);
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const first = await context.newPage();
  await first.goto(`${site.address}?lang=en`);
  await first.waitForFunction(() => navigator.serviceWorker.controller, undefined, { timeout: 60_000 });
  await sleep(1000);
  await first.close();
  site.cut();
  const page = await context.newPage();
  await page.addInitScript(watch);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(`${site.address}?lang=en`, { waitUntil: "commit" });
  await page.waitForFunction(() => window.alive);
  (figures["first move of a later visit, no network"] ??= []).push(await page.evaluate(() => window.alive));
  await context.close();
}

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium" });
const sites = [];
for (const folder of folders) sites.push(await host(folder));
for (let run = 0; run < runs; run++) {
  for (const thing of things) for (const later of [false, true]) for (const site of sites) await visit(browser, site, thing, later);
  for (const site of sites) await comeBack(browser, site.folder, site.figures);
  console.error(`run ${run + 1} of ${runs}`);
}
console.log(["", ...folders].join("\t"));
for (const name of Object.keys(sites[0].figures)) {
  console.log([name, ...sites.map((site) => `${Math.round(median(site.figures[name]))} (most ${Math.round(Math.max(...site.figures[name]))})`)].join("\t"));
}
await browser.close();
process.exit();

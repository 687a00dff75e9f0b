// How long after the first paint of a first visit the page is kept for use without a network, over a
// connection like that of a home, after `./x build`:
//
//     node e2e/keep_times.mjs RUNS DIST [DIST…]
//
// Times are milliseconds after the first paint, the median of RUNS. The pages are measured in turns.
import { chromium } from "@playwright/test";
import { host } from "./slow_host.mjs";

const [runs, ...folders] = [Number(process.argv[2] ?? 5), ...(process.argv.length > 3 ? process.argv.slice(3) : ["../dist"])];
const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];

/** Runs in the page before its scripts. */
function watch() {
  window.reached = {};
  const note = (name) => (window.reached[name] ??= performance.now());
  new MutationObserver(() => {
    const { app, worker } = document.documentElement?.dataset ?? {};
    if (app) note("first possible move");
    if (worker) note("engine ready");
  }).observe(document, { childList: true, subtree: true, attributes: true });
  navigator.serviceWorker.addEventListener("controllerchange", () => note("kept"));
}

async function visit(browser, site) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  let requests = 0;
  context.on("request", (request) => (requests += request.serviceWorker() ? 1 : 0));
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.goto(`${site.address}?lang=en`);
  await page.waitForFunction(() => window.reached.kept, undefined, { timeout: 60_000 });
  const paint = await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0].startTime);
  const reached = await page.evaluate(() => window.reached);
  const figures = { "first paint, after the start": paint, ...Object.fromEntries(Object.entries(reached).map(([name, at]) => [name, at - paint])), "requests of the service worker": requests };
  for (const [name, value] of Object.entries(figures)) (site.figures[name] ??= []).push(value);
  await context.close();
}

process.env.PW_EXPERIMENTAL_SERVICE_WORKER_NETWORK_EVENTS = "1";
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium" });
const sites = [];
for (const folder of folders) sites.push(await host(folder));
for (let run = 0; run < runs; run++) for (const site of sites) await visit(browser, site);
console.log(["", ...folders].join("\t"));
for (const name of Object.keys(sites[0].figures)) {
  console.log([name, ...sites.map((site) => `${Math.round(median(site.figures[name]))} (most ${Math.round(Math.max(...site.figures[name]))})`)].join("\t"));
}
await browser.close();
process.exit();

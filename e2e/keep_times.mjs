// How long after the first paint of a first visit the page is kept for use without a network, over a
// connection like that of a home, after `./x build`:
//
//     node e2e/keep_times.mjs RUNS DIST [DIST…]
//
// Times are milliseconds after the first paint, the median of RUNS. The pages are measured in turns.
// The browser's own throttle does not reach a service worker, so a proxy slows the connection down.
import { readdirSync } from "node:fs";
import { connect, createServer } from "node:net";
import { chromium } from "@playwright/test";
import { serve } from "./server.mjs";

/** The time there and back, the same for a handshake, and what comes down at most. */
const [ROUND_TRIP_MS, MEGABITS] = [40, 10];
const [runs, ...folders] = [Number(process.argv[2] ?? 5), ...(process.argv.length > 3 ? process.argv.slice(3) : ["../dist"])];
const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];

/** Hands on what it is given, in order, each when its time has come. */
function later(hand) {
  const waiting = [];
  const drain = () => {
    while (waiting.length > 0 && waiting[0].at <= performance.now()) hand(waiting.shift().bytes);
    if (waiting.length > 0) setTimeout(drain, Math.max(1, waiting[0].at - performance.now()));
  };
  return (bytes, at) => {
    waiting.push({ bytes, at });
    if (waiting.length === 1) setTimeout(drain, Math.max(0, at - performance.now()));
  };
}

/** A slow way to a port; resolves to the port of its near end. */
function slowed(port) {
  let free = 0;
  const server = createServer((near) => {
    const far = connect(port, "127.0.0.1");
    const opened = performance.now() + ROUND_TRIP_MS;
    const [up, down] = [later((bytes) => far.write(bytes)), later((bytes) => near.writable && near.write(bytes))];
    near.on("data", (bytes) => up(bytes, Math.max(opened, performance.now()) + ROUND_TRIP_MS / 2));
    far.on("data", (bytes) => {
      // All connections share the line.
      free = Math.max(free, performance.now()) + (bytes.length * 8) / (MEGABITS * 1000);
      down(bytes, free + ROUND_TRIP_MS / 2);
    });
    near.on("close", () => far.destroy()).on("error", () => far.destroy());
    far.on("close", () => near.end()).on("error", () => near.destroy());
  });
  return new Promise((done) => server.listen(0, "127.0.0.1", () => done(server.address().port)));
}

/** A host of a folder, with all files compressed once. */
async function host(folder) {
  const { port } = (await serve(folder, 0)).address();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())) {
    const path = `${entry.parentPath}/${entry.name}`.slice(folder.length).replace(/^\//, "");
    await (await fetch(`http://127.0.0.1:${port}/${path}`, { headers: { "accept-encoding": "br" } })).arrayBuffer();
  }
  return { folder, address: `http://127.0.0.1:${await slowed(port)}/`, figures: {} };
}

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

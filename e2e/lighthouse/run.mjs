// What Lighthouse says of a built page on a phone, served with brotli, in each place:
//
//     ./x lighthouse [RUNS [DIST]]
//
// Each place is looked at RUNS (5) times, the places in turns; of each figure the median is printed,
// because a busy machine makes figures scatter. The whole reports are in target/lighthouse.
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { serve } from "../server.mjs";

const runs = Number(process.argv[2] ?? 5);
const folder = resolve(process.argv[3] ?? new URL("../../dist", import.meta.url).pathname);
const reports = new URL("../../target/lighthouse/", import.meta.url);
const server = await serve(folder, 0);
const origin = `http://127.0.0.1:${server.address().port}/`;
const places = ["play", "library", "learn", "create"];
const audits = ["first-contentful-paint", "largest-contentful-paint", "interactive", "total-blocking-time", "cumulative-layout-shift"];

/** The server compresses a file when it is first asked for; a host has done that before. */
async function warm() {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { parentPath, name } of files) {
    const path = resolve(parentPath, name).slice(folder.length + 1);
    await (await fetch(origin + path, { headers: { "accept-encoding": "br" } })).arrayBuffer();
  }
}

async function look(address) {
  const chrome = await launch({ chromePath: process.env.CHROMIUM, chromeFlags: ["--headless", "--no-sandbox", "--disable-gpu"] });
  try {
    return (await lighthouse(address, { port: chrome.port, output: "html", logLevel: "error" })) ?? fail(address);
  } finally {
    await chrome.kill();
  }
}

const fail = (address) => {
  throw new Error(`Lighthouse gave no report of ${address}`);
};
/** The figures of one run: points of each category, then seconds, milliseconds or shares of the screen. */
const figures = (lhr) => ({
  ...Object.fromEntries(Object.values(lhr.categories).map((one) => [one.id, Math.round(100 * one.score)])),
  ...Object.fromEntries(audits.map((id) => [id, lhr.audits[id].numericValue])),
});
const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];
const shown = (value) => (Number.isInteger(value) ? value : value < 10 ? value.toFixed(4) : value.toFixed(0));
const row = (cells) => console.log(cells.join("\t"));

mkdirSync(reports, { recursive: true });
await warm();
const found = Object.fromEntries(places.map((place) => [place, []]));
for (let run = 0; run < runs; run++) {
  for (const place of places) {
    const { lhr, report } = await look(`${origin}?lang=en${place === "play" ? "" : `#/${place}`}`);
    found[place].push(figures(lhr));
    writeFileSync(new URL(`${place}-${run}.html`, reports), report);
  }
}
row(["place", ...Object.keys(found.play[0])]);
for (const place of places) {
  const names = Object.keys(found[place][0]);
  row([place, ...names.map((name) => shown(median(found[place].map((one) => one[name]))))]);
}
server.close();

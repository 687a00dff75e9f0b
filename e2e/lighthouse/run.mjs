// What Lighthouse says of the built page on a phone, served with brotli, in each place:
//
//     ./x lighthouse [RUNS]
//
// Performance is the median of RUNS (5) of the start page, because a busy machine makes it scatter;
// the other categories are the same in every run. The whole reports are in target/lighthouse.
import { mkdirSync, writeFileSync } from "node:fs";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { serve } from "../server.mjs";

const runs = Number(process.argv[2] ?? 5);
const reports = new URL("../../target/lighthouse/", import.meta.url);
const server = await serve(new URL("../../dist", import.meta.url).pathname, 0);
const home = `http://127.0.0.1:${server.address().port}/?lang=en`;
const figures = ["first-contentful-paint", "largest-contentful-paint", "interactive", "total-blocking-time", "cumulative-layout-shift"];

/** The server compresses a file when it is first asked for; a host has done that before. */
async function warm() {
  const asked = new Set([home]);
  for (const address of asked) {
    const answer = await fetch(address, { headers: { "accept-encoding": "br" } });
    if (!/html/.test(answer.headers.get("content-type"))) continue;
    for (const [, name] of (await answer.text()).matchAll(/(?:href|src|name="app" content)="\.?\/?([^"#:]+)"/g)) asked.add(new URL(name, home).href);
  }
  await fetch(new URL("locales/en/page.ftl", home), { headers: { "accept-encoding": "br" } });
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
const scores = (lhr) => Object.fromEntries(Object.values(lhr.categories).map((one) => [one.id, Math.round(100 * one.score)]));
const row = (cells) => console.log(cells.join("\t"));

mkdirSync(reports, { recursive: true });
await warm();
row(["page", "performance", "accessibility", "best practices", "seo", ...figures]);
const performances = [];
for (const [place, count] of [["", runs], ["#/library", 1], ["#/learn", 1], ["#/create", 1]]) {
  for (let run = 0; run < count; run++) {
    const { lhr, report } = await look(home + place);
    const found = scores(lhr);
    if (!place) performances.push(found.performance);
    writeFileSync(new URL(`${place.slice(2) || "play"}-${run}.html`, reports), report);
    row([place || "#/play", found.performance, found.accessibility, found["best-practices"], found.seo, ...figures.map((id) => lhr.audits[id].displayValue)]);
  }
}
console.log(`performance, median of ${runs}: ${performances.toSorted((a, b) => a - b)[runs >> 1]}`);
server.close();

// A smoke story in Firefox, which Playwright drives only in builds of its own: a shared puzzle is
// opened, played, left and found again in the library, its worker proves it and gives a hint, nothing
// is asked of another origin and the console stays clean; then the same without a network.
import assert from "node:assert/strict";
import { launch } from "puppeteer-core";
import { serve } from "./server.mjs";

const puzzle = "400520703000003000100007000014000006700050001500000420000400005000800000201076008";
const solved = "496528713875143692132967854314289576729654381568731429687492135943815267251376948";
const prefix = "/some/where/";
const server = await serve("../dist", 0, prefix);
const home = `http://127.0.0.1:${server.address().port}${prefix}`;
const browser = await launch({ browser: "firefox", executablePath: process.env.FIREFOX ?? "/usr/bin/firefox-esr", headless: true });
try {
  const page = await browser.newPage();
  const problems = [];
  page.on("request", (request) => request.url().startsWith(home) || problems.push(`asked for ${request.url()}`));
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  page.on("pageerror", (error) => problems.push(String(error)));
  const text = (words) => page.waitForSelector(`::-p-text(${words})`, { timeout: 90_000 });
  const cell = (label) => page.waitForSelector(`[aria-label="Row 1, column 2, box 1. ${label}"]`, { timeout: 90_000 });
  await page.goto(`${home}?lang=en#p=${puzzle}`);
  await page.waitForSelector("[data-worker=ready]", { timeout: 90_000 });
  assert.match(await page.title(), /Nonet/);
  await text("one solution");
  await (await cell("Empty.")).click();
  await page.keyboard.press("9");
  await cell("9, entered.");
  await page.reload();
  await (await cell("9, entered.")).click();
  await page.keyboard.press("h");
  await page.waitForSelector(".hint-panel-text", { timeout: 90_000 });
  assert.deepEqual(problems, []);
  console.log(`  ok  a game is played, kept and helped in ${await browser.version()}`);

  // Another puzzle is solved; both games are in the library, also after a reload.
  const visit = (hash) => page.evaluate((to) => (location.hash = to), hash);
  const games = () => page.waitForSelector(".library-row-open", { timeout: 90_000 });
  await visit(`#p=.${solved.slice(1)}`);
  await (await page.waitForSelector(`[aria-label="Row 1, column 1, box 1. Empty."]`, { timeout: 90_000 })).click();
  await page.keyboard.press("4");
  await text("Solved in");
  await visit("#/library/solved");
  await games();
  await page.reload();
  await games();
  await visit("#/library/in-progress");
  await page.waitForFunction(() => document.querySelectorAll(".library-row-open").length === 1, { timeout: 90_000 });
  await (await games()).click();
  await cell("9, entered.");
  assert.deepEqual(problems, []);
  console.log("  ok  the games are in the library");

  // The build is kept; then the page starts and helps without its host.
  await page.waitForFunction(() => navigator.serviceWorker.controller, { timeout: 90_000 });
  await new Promise((done) => {
    server.close(done);
    server.closeAllConnections();
  });
  await page.reload();
  await page.waitForSelector("[data-worker=ready]", { timeout: 90_000 });
  await (await cell("9, entered.")).click();
  await page.keyboard.press("h");
  await page.waitForSelector(".hint-panel-text", { timeout: 90_000 });
  assert.equal(await page.evaluate((home) => fetch(`${home}index.html?x`).then(() => "answered", () => "stopped"), home), "stopped");
  console.log("  ok  it starts and helps with the host stopped");
} finally {
  await browser.close();
  server.close();
}

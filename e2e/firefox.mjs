// A smoke story in Firefox, which Playwright drives only in builds of its own: a shared puzzle is
// opened, played, left and found again, its worker proves it and gives a hint, nothing is asked of
// another origin and the console stays clean.
import assert from "node:assert/strict";
import { launch } from "puppeteer-core";
import { serve } from "./server.mjs";

const puzzle = "400520703000003000100007000014000006700050001500000420000400005000800000201076008";
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
  assert.equal(await page.title(), "Nonet");
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
} finally {
  await browser.close();
  server.close();
}

// A smoke story in Firefox, which Playwright drives only in builds of its own: the page starts,
// its worker answers, nothing is asked of another origin and the console stays clean.
import assert from "node:assert/strict";
import { launch } from "puppeteer-core";
import { serve } from "./server.mjs";

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
  await page.goto(`${home}?lang=en`);
  await page.waitForSelector("[data-worker=ready]", { timeout: 30_000 });
  assert.equal(await page.title(), "Nonet");
  assert.deepEqual(problems, []);
  console.log(`  ok  the page starts in ${await browser.version()}, and its worker answers`);
} finally {
  await browser.close();
  server.close();
}

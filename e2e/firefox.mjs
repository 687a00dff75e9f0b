// Smoke stories in Firefox, which Playwright drives only in builds of its own. On a phone's screen, by
// touch alone: a shared puzzle is played, helped and found again in the library. On a desk: a shared
// puzzle is opened, played, left and found again in the library, its worker proves it and gives a hint;
// then the same without a network. On a desk, too, the page comes back from the cache of pages. Nothing is asked of another origin and the console stays clean.
import assert from "node:assert/strict";
import { launch } from "puppeteer-core";
import { serve } from "./server.mjs";

const puzzle = "400520703000003000100007000014000006700050001500000420000400005000800000201076008";
const solved = "496528713875143692132967854314289576729654381568731429687492135943815267251376948";
const prefix = "/some/where/";
const server = await serve("../dist", 0, prefix);
const home = `http://127.0.0.1:${server.address().port}${prefix}`;
const timeout = 90_000;

/** A Firefox with one page at a shared puzzle, and what went wrong in it. */
async function open(extraPrefsFirefox, viewport) {
  const browser = await launch({ browser: "firefox", executablePath: process.env.FIREFOX ?? "/usr/bin/firefox-esr", headless: true, extraPrefsFirefox });
  const page = await browser.newPage();
  // Older versions turn no screen, but give it its size.
  await page.setViewport(viewport).catch((error) => assert.match(error.message, /setScreenOrientationOverride/));
  const problems = [];
  // The browser's own style for touch brings a font in an address of its own.
  const isOwn = (url) => url.startsWith(home) || url.startsWith("data:");
  page.on("request", (request) => isOwn(request.url()) || problems.push(`asked for ${request.url()}`));
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  page.on("pageerror", (error) => problems.push(String(error)));
  await page.goto(`${home}?lang=en#p=${puzzle}`);
  await page.waitForSelector("[data-worker=ready]", { timeout });
  assert.equal(await page.evaluate(() => innerWidth), viewport.width);
  const find = (selector) => page.waitForSelector(selector, { timeout, visible: true });
  return {
    browser,
    page,
    problems,
    find,
    text: (words) => page.waitForSelector(`::-p-text(${words})`, { timeout }),
    cell: (label, column = 2) => find(`[aria-label="Row 1, column ${column}, box 1. ${label}"]`),
  };
}

/** Waits until something holds in the page. What Puppeteer has for this is no use here: the page's
 * policy forbids what it does. */
async function until(page, holds) {
  for (const end = Date.now() + timeout; !(await page.evaluate(holds)); ) assert.ok(Date.now() < end, String(holds));
}

async function phone() {
  // A finger, as Firefox on Android reports it: touch events, and no pointer that hovers.
  const finger = { "dom.w3c_touch_events.enabled": 1, "ui.primaryPointerCapabilities": 1, "ui.allPointerCapabilities": 1 };
  const { browser, page, problems, find, cell } = await open(finger, { width: 360, height: 640 });
  try {
    assert.ok(await page.evaluate(() => matchMedia("(pointer: coarse)").matches));
    const tap = async (element) => (await element).tap();
    const button = (name) => find(`::-p-aria([name="${name}"][role="button"])`);
    await tap(cell("Empty."));
    await tap(find(".pad ::-p-text(9)"));
    await cell("9, entered.");
    await tap(button("Undo"));
    await cell("Empty.");
    await tap(button("Redo"));
    await cell("9, entered.");
    await tap(button("Hint"));
    await find(".hint-panel");
    await page.keyboard.press("Escape");
    const overflows = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    assert.equal(await overflows(), false);
    console.log(`  ok  by touch on a phone's screen a game is played and helped in ${await browser.version()}`);
    await page.evaluate(() => (location.hash = "#/library/in-progress"));
    await tap(find(".table-open"));
    await cell("9, entered.");
    for (const place of ["library", "learn", "create"]) {
      await page.evaluate((to) => (location.hash = `#/${to}`), place);
      await find(`[data-place=${place}]`);
      assert.equal(await overflows(), false, place);
    }
    assert.deepEqual(problems, []);
    console.log("  ok  by touch the game is found again, and no place is wider than the screen");
  } finally {
    await browser.close();
  }
}

async function desk() {
  const { browser, page, problems, text, cell } = await open({}, { width: 1280, height: 800 });
  try {
    assert.match(await page.title(), /Nonet/);
    await text("one solution");
    await (await cell("Empty.")).click();
    await page.keyboard.press("9");
    await cell("9, entered.");
    await page.reload();
    await (await cell("9, entered.")).click();
    await page.keyboard.press("h");
    await page.waitForSelector(".hint-panel-text", { timeout });
    assert.deepEqual(problems, []);
    console.log(`  ok  a game is played, kept and helped in ${await browser.version()}`);

    // Another puzzle is solved; both games are in the library, also after a reload.
    const visit = (hash) => page.evaluate((to) => (location.hash = to), hash);
    const games = () => page.waitForSelector(".table-open", { timeout });
    await visit(`#p=.${solved.slice(1)}`);
    await (await cell("Empty.", 1)).click();
    await page.keyboard.press("4");
    await text("Solved in");
    await visit("#/library/solved");
    await games();
    await page.reload();
    await games();
    await visit("#/library/in-progress");
    await until(page, () => document.querySelectorAll(".table-open").length === 1);
    await (await games()).click();
    await cell("9, entered.");
    assert.deepEqual(problems, []);
    console.log("  ok  the games are in the library");

    // The build is kept; then the page starts and helps without its host.
    await until(page, () => Boolean(navigator.serviceWorker.controller));
    await new Promise((done) => {
      server.close(done);
      server.closeAllConnections();
    });
    await page.reload();
    await page.waitForSelector("[data-worker=ready]", { timeout });
    await (await cell("9, entered.")).click();
    await page.keyboard.press("h");
    await page.waitForSelector(".hint-panel-text", { timeout });
    assert.equal(await page.evaluate((home) => fetch(`${home}index.html?x`).then(() => "answered", () => "stopped"), home), "stopped");
    console.log("  ok  it starts and helps with the host stopped");
  } finally {
    await browser.close();
  }
}

/** The page is left, and comes back from the browser's cache as it was, with its workers. Puppeteer waits in
 * vain for such a page to load, so the browser is asked by the protocol (WebDriver BiDi) below it. */
async function restored() {
  const { browser, page, problems, cell } = await open({ "fission.bfcacheInParent": true }, { width: 1280, height: 800 });
  const context = page.mainFrame()._id;
  const send = async (method, params) => (await browser.connection.send(method, { context, ...params })).result;
  const see = async (expression) =>
    (await send("script.evaluate", { expression, awaitPromise: false, target: { context } })).result.value;
  const eventually = async (expression) => {
    for (const end = Date.now() + timeout; !(await see(expression)); ) assert.ok(Date.now() < end, expression);
  };
  const key = async (value) => {
    const actions = ["keyDown", "keyUp"].map((type) => ({ type, value }));
    await send("input.performActions", { actions: [{ type: "key", id: "keyboard", actions }] });
  };
  const find = (label, column) => `document.querySelector('[aria-label="Row 1, column ${column}, box 1. ${label}"]')`;
  try {
    await (await cell("Empty.")).click();
    await page.keyboard.press("9");
    await cell("9, entered.");
    // Firefox keeps no page that is being written for or fetched for: then it is left once more.
    for (let turn = 1; !(await see("window.isPersisted === true")); turn += 1) {
      assert.ok(turn <= 3, "the page comes back from the cache");
      await see(`addEventListener("pageshow", ({ persisted }) => (window.isPersisted = persisted))`);
      await send("browsingContext.navigate", { url: "data:text/html,<link rel=icon href=data:,>", wait: "complete" });
      await send("browsingContext.traverseHistory", { delta: -1 });
      await eventually(find("9, entered.", 2));
      await new Promise((done) => setTimeout(done, 1_000));
    }
    await see(`${find("Empty.", 3)}.focus()`);
    await key("6");
    await eventually(find("6, entered.", 3));
    await key("h");
    await eventually(`document.querySelector(".hint-panel-text")`);
    await send("browsingContext.reload", { wait: "complete" });
    await eventually(find("9, entered.", 2));
    await eventually(find("6, entered.", 3));
    // Firefox itself looks for an icon of a page that comes back. A reload cancels that request, which
    // Firefox then reports without its address.
    const isIcon = (problem) => problem.endsWith("/favicon.ico") || problem.startsWith("Error: Failed to load ‘’.");
    assert.deepEqual(problems.filter((problem) => !isIcon(problem)), []);
    console.log("  ok  it comes back from the cache of pages, plays on, and its worker answers");
  } finally {
    await browser.close();
  }
}

try {
  await phone();
  await restored();
  await desk();
} finally {
  server.close();
}

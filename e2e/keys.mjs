// How long a key press takes, for docs/BENCHMARKS.md: two or more built pages side by side, in one
// run, so that a busy machine is busy for all of them.
//
//     node e2e/keys.mjs BEFORE_DIST AFTER_DIST
//
// Each page has a game of 1,000 moves with full notes and 5,000 games in the browser's database. 200
// keys (arrows, a digit, a note, undo) are pressed in ten rounds, the pages taking turns, after a round
// that does not count; once with the processor slowed down to a quarter, once at its own speed. The
// handler is all that the page does until it rests; to the paint, until the frame that shows it is
// painted. A key comes right after a frame, so that to the paint is a frame at least.
import { createRequire } from "node:module";
import { serve } from "./server.mjs";

const { chromium } = createRequire(import.meta.url)("@playwright/test");
const folders = process.argv.slice(2);
const [ROUNDS, KEYS] = [10, 20];

const givens = "400520703000003000100007000014000006700050001500000420000400005000800000201076008".replaceAll("0", ".");
/** Cells that stay empty, in which a note goes on and off. */
const toggles = Array.from({ length: 999 }, (_, at) => `- note r${2 + (at % 2)}c${2 + (Math.floor(at / 4) % 2)} 9 ${Math.floor(at / 2) % 2 ? "on" : "off"}`);
const game = ["nonet-game 1", "id keys", "played 61000", `givens ${givens}`, "at 1000", "- fill", ...toggles, ""].join("\n");
/** What is pressed, again and again: through the grid, a digit, a note, and both undone. */
const cycle = ["ArrowRight", "Digit6", "Control+KeyZ", "ArrowDown", "Shift+Digit9", "Control+KeyZ", "ArrowLeft", "ArrowUp"];

/** Puts the game and the other games where the page finds them. An older page does not look into the database. */
const store = ({ game, givens }) =>
  new Promise((done, failed) => {
    localStorage.setItem("nonet.game.keys", game);
    localStorage.setItem("nonet.current", "keys");
    localStorage.setItem("nonet.settings", "nonet-settings 1\ngreeting done\n");
    const open = indexedDB.open("nonet", 1);
    open.onupgradeneeded = () => ["summaries", "games", "collections"].forEach((name) => open.result.createObjectStore(name));
    open.onerror = () => failed(open.error);
    open.onsuccess = () => {
      const all = open.result.transaction(["summaries", "games"], "readwrite");
      for (let at = 0; at < 5000; at++) {
        const id = `g${String(at).padStart(5, "0")}`;
        const lines = `id ${id}\nplayed ${at}000\ngivens ${givens}\n`;
        all.objectStore("summaries").put(`nonet-summary 1\n${lines}moves 3\n`, id);
        all.objectStore("games").put(`nonet-game 1\n${lines}at 3\n- fill\n- note r2c2 9 off\n- note r2c2 9 on\n`, id);
      }
      all.oncomplete = () => (open.result.close(), done());
      all.onerror = () => failed(all.error);
    };
  });

/** Presses keys one after the other, each right after a frame; what each took. */
const press = async (keys) => {
  const message = () => new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done(performance.now());
    port2.postMessage(null);
  });
  const painted = () => new Promise((done) => requestAnimationFrame(() => done(message()))).then((at) => at);
  const took = [];
  for (const key of keys) {
    await painted();
    const code = key.split("+").pop();
    const target = document.querySelector("[role=gridcell][tabindex='0']") ?? document.body;
    const event = new KeyboardEvent("keydown", { code, key: code.replace(/^(Key|Digit)/, "").toLowerCase(), shiftKey: key.includes("Shift"), ctrlKey: key.includes("Control"), bubbles: true, cancelable: true });
    const start = performance.now();
    target.dispatchEvent(event);
    // What the page does after the event it does in microtasks, which come before this message.
    const [rested, shown] = await Promise.all([message(), painted()]);
    took.push([Math.min(rested, shown) - start, shown - start]);
  }
  return took;
};

async function prepare(browser, folder) {
  const server = await serve(folder, 0);
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const address = `http://127.0.0.1:${server.address().port}/?lang=en`;
  const ready = () => page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 81 && document.querySelector("[role=gridcell][tabindex='0']"), null, { timeout: 60_000 });
  await page.goto(address);
  await ready();
  await page.goto(new URL("icon.svg", address).href); // the page is left, and cannot store its own game
  await page.evaluate(store, { game, givens });
  await page.goto(address);
  await ready();
  await page.waitForTimeout(5000); // the engine and the library are there
  await page.getByRole("gridcell").nth(10).click();
  const notes = await page.getByRole("gridcell").nth(20).getAttribute("aria-label");
  if (!/\d.*\d/.test(notes.replace(/^[^.]*\./, ""))) throw new Error(`${folder}: no notes in ${notes}`);
  return { folder, page, devtools: await context.newCDPSession(page) };
}

async function measure(sites, rate) {
  const took = new Map(sites.map((site) => [site, []]));
  for (let round = -1; round < ROUNDS; round++) {
    for (const site of sites) {
      await site.page.bringToFront();
      await site.devtools.send("Emulation.setCPUThrottlingRate", { rate });
      const keys = Array.from({ length: KEYS }, (_, at) => cycle[at % cycle.length]);
      const of = await site.page.evaluate(press, keys);
      await site.devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
      if (round >= 0) took.get(site).push(...of);
    }
  }
  const share = (values, part) => values.toSorted((a, b) => a - b)[Math.ceil(part * values.length) - 1].toFixed(1);
  for (const [{ folder }, all] of took) {
    const [handler, paint] = [0, 1].map((which) => all.map((one) => one[which]));
    console.log(`| ${folder} | ${rate} | ${share(handler, 0.5)} | ${share(handler, 0.9)} | ${share(paint, 0.5)} | ${share(paint, 0.9)} | ${share(paint, 0.99)} |`);
  }
}

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium" });
const sites = [];
for (const folder of folders) sites.push(await prepare(browser, folder));
console.log("| build | slowed down | handler, median | nine of ten | to the paint, median | nine of ten | 99 of 100 |");
console.log("|---|--:|--:|--:|--:|--:|--:|");
for (const rate of [4, 1]) await measure(sites, rate);
await browser.close();
process.exit(0);

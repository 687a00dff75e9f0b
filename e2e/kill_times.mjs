// How many moves are lost when the browser is killed in the middle of fast play, and how old the oldest
// of them was:
//   node e2e/kill_times.mjs DIST COUNT
// Each time Chromium starts on a new profile and plays ten moves and more a second. After a random time
// all of its processes get SIGKILL at once; then it starts again on the same profile, and the moves of
// the game that the page resumes are counted. A move counts as made before its key is sent, so that it
// was no older than what is printed. Ends with 1 if a lost move was older than a second.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { chromium } from "@playwright/test";
import { serve } from "./server.mjs";

const [folder, count] = [process.argv[2] ?? "dist", Number(process.argv[3] ?? 20)];
const PUZZLE = "400520703000003000100007000014000006700050001500000420000400005000800000201076008";
/** Moves are made so many milliseconds after one another, and what each takes besides. */
const PAUSE = 40;
/** A game that the local storage has written; later moves are written late. */
const SETTLED = 6_000;
const FLAGS = ["--headless=new", "--remote-debugging-port=0", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

const server = await serve(folder, 0);
const address = `http://127.0.0.1:${server.address().port}/?lang=en`;

/** No browser is left behind, whatever goes wrong. */
let running;
process.on("exit", () => running?.kill("SIGKILL"));

/** Starts Chromium on a profile; the page it shows is that of the address. */
async function start(profile, hash) {
  const program = process.env.CHROMIUM ?? "/usr/bin/chromium";
  const child = (running = spawn(program, [...FLAGS, `--user-data-dir=${profile}`, "about:blank"], { stdio: ["ignore", "ignore", "pipe"] }));
  let said = "";
  const endpoint = await new Promise((done, failed) => {
    child.once("exit", () => failed(new Error(`Chromium ended: ${said}`)));
    child.stderr.on("data", (data) => {
      const found = /DevTools listening on (ws:\S+)/.exec((said += data));
      if (found) done(found[1]);
    });
  });
  const browser = await chromium.connectOverCDP(endpoint);
  const page = await browser.contexts()[0].newPage();
  page.setDefaultTimeout(120_000);
  await page.goto(address + hash);
  await page.locator("[data-worker=ready]").waitFor({ state: "attached" });
  // The library is read, and compared with what the local storage has.
  await sleep(1_500);
  return { child, browser, page };
}

/** A process and all that come of it. */
function tree(pid) {
  const parents = readdirSync("/proc").filter((name) => /^\d+$/.test(name)).map((name) => {
    try {
      // The name of the program, in brackets, may hold blanks.
      return [Number(name), Number(/^.*\) \S (\d+)/s.exec(readFileSync(`/proc/${name}/stat`, "utf8"))[1])];
    } catch {
      return [0, 0]; // It has ended meanwhile.
    }
  });
  const of = (parent) => [parent, ...parents.filter(([, its]) => its === parent).flatMap(([child]) => of(child))];
  return of(pid);
}

/** Ends all processes of a browser at once; when that began. */
async function kill({ child }) {
  const ended = new Promise((done) => child.once("exit", done));
  const all = tree(child.pid);
  const at = Date.now();
  for (const pid of all) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It ended with another one.
    }
  }
  await ended;
  return at;
}

const second = (page) => page.getByRole("gridcell", { name: /^Row 1, column 2\b/ });
/** The moves of the game in play, as the page writes them after each. */
const moves = (page) =>
  page.evaluate(() => {
    const text = localStorage.getItem(`nonet.game.${localStorage.getItem("nonet.current")}`);
    return text.split("\n").filter((line) => /^[+-] /.test(line)).length;
  });

/** Plays, kills, and looks what is there. */
async function round() {
  const profile = mkdtempSync(join(tmpdir(), "nonet-kill-"));
  const first = await start(profile, `#p=${PUZZLE}`);
  await second(first.page).click();
  await first.page.keyboard.press("9");
  await sleep(SETTLED);
  const times = [0];
  let killed;
  const end = sleep(1_000 + Math.random() * 9_000).then(async () => (killed = await kill(first)));
  while (!killed) {
    const at = Date.now();
    try {
      await first.page.keyboard.press(String(1 + (times.length % 8)));
    } catch {
      break;
    }
    times.push(at);
    await sleep(PAUSE);
  }
  await end;
  const made = times.filter((at) => at < killed);
  const next = await start(profile, "");
  await second(next.page).click();
  await next.page.keyboard.press("Delete");
  // The move just made is not one of them.
  const found = (await moves(next.page)) - 1;
  await kill(next);
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  const lost = made.slice(found);
  const seconds = (killed - made[1]) / 1000;
  return { made: made.length, rate: (made.length - 1) / seconds, lost: lost.length, age: lost.length ? killed - lost[0] : 0 };
}

let oldest = 0;
for (let at = 1; at <= count; at++) {
  const { made, rate, lost, age } = await round();
  oldest = Math.max(oldest, age);
  console.log(`${at}: ${made} moves, ${rate.toFixed(1)} a second, ${lost} lost, the oldest ${age} ms old`);
}
console.log(`${count} kills: the oldest lost move was ${oldest} ms old`);
process.exit(oldest > 1_000 ? 1 : 0);

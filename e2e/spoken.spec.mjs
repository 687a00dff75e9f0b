// What a screen reader says in a short game, a lesson and while a chain is drawn, by keys alone: the name of what has the focus,
// and every change of a live region. The transcripts are docs/spoken/*.txt; UPDATE_SPOKEN=1 writes them.
import { readFile, writeFile } from "node:fs/promises";
import { expect, open, test } from "./page.mjs";
import { entry } from "./words.mjs";

const solved = "496528713875143692132967854314289576729654381568731429687492135943815267251376948";
/** Four cells are empty: r1c1, r1c2, r2c2 and r2c3. */
const puzzle = solved.replace("49", "..").replace("875", "8..");

/** Steps, each with a heading and its keys; a function puts the focus somewhere. */
const game = [
  ["Tab to the grid", toGrid],
  ["a digit that is already in its row", "7"],
  ["erase", "Delete"],
  ["two notes", "Shift+4", "Shift+9"],
  ["to the next cell", "ArrowRight"],
  ["the next empty cell below", "Control+ArrowDown"],
  ["hint, level by level, and its move", "h", "h", "h", "h", "h"],
  ["undo, redo", "Control+z", "Control+y"],
  ["pause and go on", "p", "p"],
  ["the other cells", "Control+Home", "ArrowRight", "9", "ArrowDown", "7", "ArrowRight", "5"],
];

const lesson = [
  ["Tab to the grid", toGrid],
  ["to the empty cell of row 4, and a digit that column 5 has", "ArrowUp", "2"],
  ["the digit that is missing", "6"],
  ["the next task", toNext, "Enter"],
  ["a digit while no empty cell is chosen", toGrid, "5"],
];

/** 2r1c1=2r5c1-2r5c2=2r4c2 removes 2 from r5c1. */
const linked = ".9........31.28.5...6....238.597.4......8.......2.......7..5.8..62...5.9...7...6.";

const chain = [
  ["Tab to the grid, links, the first end", toGrid, "j", "2"],
  ["the other end", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown", "2"],
  ["the next link, pressed twice", "2", "ArrowRight", "2", "2", "ArrowLeft", "2"],
  ["the last link", "ArrowRight", "2", "ArrowUp", "2"],
  ["is this chain valid?", "Enter"],
];

/** The cell that Tab comes to. */
function toGrid(page) {
  return page.locator("[role=gridcell][tabindex='0']").focus();
}

/** The button that leads on from a task. */
function toNext(page) {
  return page.locator(".learn-task-next button").focus();
}

/** Runs in the page: collects what live regions come to say. */
function listen() {
  window.heard = [];
  const last = new WeakMap();
  const hear = () => {
    for (const region of document.querySelectorAll("[role=status], [role=alert], [aria-live]:not([aria-live=off])")) {
      const text = region.innerText.replace(/\s+/g, " ").trim();
      if ((last.get(region) ?? "") === text) continue;
      last.set(region, text);
      if (text) window.heard.push(text);
    }
  };
  addEventListener("DOMContentLoaded", () =>
    new MutationObserver(hear).observe(document.documentElement, { subtree: true, childList: true, characterData: true }),
  );
}

/** Waits until nothing new has been said for a while. */
async function listened(page) {
  let before = -1;
  for (;;) {
    const count = await page.evaluate(() => window.heard.length);
    if (count === before) break;
    before = count;
    await page.waitForTimeout(400);
  }
  return page.evaluate(() => window.heard.splice(0));
}

async function focused(page) {
  if (await page.evaluate(() => document.activeElement === document.body)) return "the page";
  const snapshot = await page.locator(":focus").ariaSnapshot();
  return /^- (.*)$/m.exec(snapshot)[1];
}

/** Goes through a script; what was pressed, had the focus and was said. */
async function transcript(page, script, passing) {
  const lines = [];
  let name = "";
  const note = async (key) => {
    const heard = (await listened(page)).filter((text) => !passing.test(text));
    lines.push(key);
    const now = await focused(page);
    if (now !== name) lines.push(`    focus  ${now}`);
    name = now;
    lines.push(...heard.map((text) => `    says   ${text.replaceAll(/\d+:\d\d/g, "0:00")}`));
  };
  await listened(page);
  for (const [what, ...keys] of script) {
    lines.push("", `# ${what}`);
    for (const key of keys) {
      await (typeof key === "function" ? key(page) : page.keyboard.press(key));
      await note(typeof key === "function" ? "Tab" : key);
    }
  }
  return `${lines.join("\n")}\n`;
}

/** Compares a transcript with its file. */
async function expectTranscript(name, text) {
  const file = new URL(`../docs/spoken/${name}.txt`, import.meta.url);
  if (process.env.UPDATE_SPOKEN) await writeFile(file, text);
  expect(text).toBe(await readFile(file, "utf8"));
}

for (const lang of ["en", "de", "ja", "zh-CN"]) {
  const passing = new RegExp(`^(${entry(lang, "preparing").replace(".", "\\.")}|\\d+:\\d\\d)$`);
  test(`a game, a hint and its end are heard (${lang})`, async ({ page }) => {
    await page.addInitScript(listen);
    await open(page, { lang, hash: `#p=${puzzle}` });
    const text = await transcript(page, game, passing);
    await expect(page.getByRole("region", { name: entry(lang, "label-done-title") })).toBeVisible();
    await expectTranscript(lang, text);
  });

  test(`a lesson is heard (${lang})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.addInitScript(listen);
    await open(page, { lang, hash: "#learn=rules" });
    await expect(page.locator(".learn-task-prompt")).toBeVisible();
    await expectTranscript(`lesson.${lang}`, await transcript(page, lesson, passing));
  });

  test(`a chain that is drawn is heard (${lang})`, async ({ page }) => {
    await page.addInitScript(listen);
    await open(page, { lang, hash: `#p=${linked}` });
    const text = await transcript(page, chain, passing);
    await expect(page.getByRole("region", { name: entry(lang, "label-links-check") })).toBeVisible();
    await expectTranscript(`chain.${lang}`, text);
  });
}

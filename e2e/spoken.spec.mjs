// What a screen reader says in a short game played by keys alone: the name of what has the focus, and
// every change of a live region. The transcripts are docs/spoken/*.txt; UPDATE_SPOKEN=1 writes them.
import { readFile, writeFile } from "node:fs/promises";
import { expect, open, test } from "./page.mjs";

const solved = "496528713875143692132967854314289576729654381568731429687492135943815267251376948";
/** Four cells are empty: r1c1, r1c2, r2c2 and r2c3. */
const puzzle = solved.replace("49", "..").replace("875", "8..");

const script = [
  ["Tab to the grid"],
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

for (const [lang, passing] of [["en", /^(One moment\.|\d+:\d\d)$/], ["zh-CN", /^(请稍候。|\d+:\d\d)$/]]) {
  test(`a game, a hint and its end are heard (${lang})`, async ({ page }) => {
    await page.addInitScript(listen);
    await open(page, { lang, hash: `#p=${puzzle}` });
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
      if (keys.length === 0) {
        await page.getByRole("gridcell").first().focus();
        await note("Tab");
      }
      for (const key of keys) {
        await page.keyboard.press(key);
        await note(key);
      }
    }
    await expect(page.getByRole("region", { name: lang === "en" ? "Solved" : "完成" })).toBeVisible();
    const file = new URL(`../docs/spoken/${lang}.txt`, import.meta.url);
    const text = `${lines.join("\n")}\n`;
    if (process.env.UPDATE_SPOKEN) await writeFile(file, text);
    expect(text).toBe(await readFile(file, "utf8"));
  });
}

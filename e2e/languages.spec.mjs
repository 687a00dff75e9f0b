// The screens in every language: nothing is cut off, and nothing is wider than the window.
import { expect, expectAccessible, open, test } from "./page.mjs";
import { LANGUAGES, entry } from "./words.mjs";

const WIDTHS = [[360, 640], [768, 1024], [1440, 900]];
const PUZZLE = "#p=400520703000003000100007000014000006700050001500000420000400005000800000201076008";

/** Opens a dialog from the menu. */
async function choose(page, lang, key) {
  await page.getByRole("button", { name: entry(lang, "label-menu"), exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: entry(lang, `label-${key}`), exact: true }).click();
}

/** Each screen, and what opens it from a game. */
const SCREENS = [
  ["play", PUZZLE, async () => {}],
  ["a hint", PUZZLE, async (page) => {
    const panel = page.locator(".hint-panel");
    for (let level = 1; level <= 4; level++) {
      const before = level > 1 ? await panel.innerText() : "";
      await page.keyboard.press("h");
      await expect(panel).not.toHaveText(before, { useInnerText: true });
    }
    await page.locator(".hint-panel-conclusion").waitFor();
  }],
  ["a lesson", "#learn=x_wing", (page) => page.locator(".learn-lesson").first().waitFor()],
  ["the library", "#/library", (page) => page.getByRole("main").getByRole("heading").first().waitFor()],
  ["learn", "#/learn", (page) => page.getByRole("main").getByRole("heading").first().waitFor()],
  ["create", "#/create", (page) => page.getByRole("main").getByRole("heading").first().waitFor()],
  ["import", PUZZLE, (page) => page.keyboard.press("i")],
  ["print", PUZZLE, (page, lang) => choose(page, lang, "print")],
  ["settings", PUZZLE, (page, lang) => choose(page, lang, "settings")],
];

/** Opens an address with nothing on the screen that another one has opened. */
async function openAnew(page, lang, hash) {
  await page.goto("about:blank");
  await open(page, { lang, hash });
}

/** Texts that are cut off, leave the control that they are in, or leave the window. */
const cutOff = (page) =>
  page.evaluate(() => {
    const faults = [];
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > width) faults.push(`the page is ${document.documentElement.scrollWidth} wide`);
    const dialog = [...document.querySelectorAll("dialog[open]")].pop();
    const walker = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT);
    const scrolls = (one) => one && one !== document.body && (/auto|scroll/.test(getComputedStyle(one).overflowX) ? one : scrolls(one.parentElement));
    while (walker.nextNode()) {
      const { parentElement: parent, data } = walker.currentNode;
      if (!data.trim() || parent.closest("svg, option, script, style") || !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const text = range.getBoundingClientRect();
      // What is there for who cannot see it is a pixel wide.
      if (text.width === 0 || parent.clientWidth === 1) continue;
      const say = (what) => faults.push(`${what}: ${data.trim().slice(0, 60)} (${parent.closest("[class]")?.className})`);
      if (!scrolls(parent) && (text.right > width + 1 || text.left < -1)) say("leaves the window");
      const style = getComputedStyle(parent);
      if (/hidden|clip/.test(style.overflowX) && parent.scrollWidth > parent.clientWidth + 1) say("is cut off");
      for (const control of [parent.closest("button, a, label, th, td, summary"), parent.closest("fieldset, [role=radiogroup], [role=group], .segments")]) {
        const box = control?.getBoundingClientRect();
        const scroller = scrolls(parent);
        if (box && !(scroller && control.contains(scroller)) && (text.right > box.right + 1 || text.left < box.left - 1)) say("leaves its control");
      }
    }
    return faults;
  });

/** Languages whose screens no other story checks for accessibility. */
const CHECKED = ["de", "ja"];

for (const lang of LANGUAGES) {
  test(`no text is cut off on any screen (${lang})`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: "reduce" });
    const faults = [];
    for (const [name, hash, enter] of SCREENS) {
      await page.setViewportSize({ width: WIDTHS[0][0], height: WIDTHS[0][1] });
      await openAnew(page, lang, hash);
      await enter(page, lang);
      await expect(page.locator("main [aria-busy]")).toHaveCount(0);
      if (CHECKED.includes(lang)) await expectAccessible(page);
      for (const [width, height] of WIDTHS) {
        await page.setViewportSize({ width, height });
        faults.push(...(await cutOff(page)).map((fault) => `${name}, ${width}x${height}: ${fault}`));
        if (process.env.NONET_PICTURES) await page.screenshot({ path: `${process.env.NONET_PICTURES}/${lang}-${name.replaceAll(" ", "_")}-${width}.png` });
      }
    }
    expect(faults).toEqual([]);
  });
}

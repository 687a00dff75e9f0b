// Around the game: what is kept, languages, themes, screens, workers that die, tabs that meet.
import { cell, enter, expect, expectAccessible, fromMenu, longSearch, open, test, type, visit } from "./page.mjs";

const puzzle = "#p=400520703000003000100007000014000006700050001500000420000400005000800000201076008";
const button = (page, name) => page.getByRole("button", { name, exact: true });

test("a reload in the middle resumes with notes and history", async ({ page }) => {
  await open(page, { hash: puzzle });
  await type(page, "r1c2", "9");
  await type(page, "r2c1", "Shift+8");
  await open(page);
  await expect(cell(page, "r1c2")).toHaveAccessibleName(/9, entered\.$/);
  await expect(cell(page, "r2c1")).toHaveAccessibleName(/Notes 8\.$/);
  await button(page, "Undo").click();
  await button(page, "Undo").click();
  await expect(page.getByRole("gridcell", { name: /Empty\.$/ })).toHaveCount(56);
});

test("a browser that is full of old games keeps the one that is played", async ({ page }) => {
  await open(page, { hash: puzzle });
  await page.evaluate(() => {
    const fill = (name, text) => {
      try {
        for (let at = 0; ; at++) localStorage.setItem(`nonet.game.${name}${at}`, text);
      } catch {
        // Not one more.
      }
    };
    fill("long", "x".repeat(1 << 16));
    fill("short", "x".repeat(200));
    fill("", "");
  });
  await type(page, "r1c2", "9");
  await open(page);
  await expect(cell(page, "r1c2")).toHaveAccessibleName(/9, entered\.$/);
});

test("two tabs do not destroy each other", async ({ page, context }) => {
  await open(page, { hash: puzzle });
  const other = await context.newPage();
  await open(other);
  await type(other, "r1c2", "9");
  await expect(page.getByText("This game is newer in another tab.")).toBeVisible();
  await button(page, "Use the newer one").click();
  await expect(cell(page, "r1c2")).toHaveAccessibleName(/9, entered\.$/);
  await type(page, "r1c3", "6");
  await expect(other.getByText("This game is newer in another tab.")).toBeVisible();
  await type(other, "r1c6", "8");
  await open(other);
  await expect(cell(other, "r1c6")).toHaveAccessibleName(/8, entered\.$/);
  await expect(cell(page, "r1c3")).toHaveAccessibleName(/6, entered\.$/);
});

test("the language follows the address, the setting and the browser", async ({ page, browser, baseURL }) => {
  await open(page, { lang: "zh-CN", hash: puzzle });
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
  await expect(page.getByRole("gridcell", { name: "第 1 行，第 1 列，第 1 宫。提示数 4。" })).toBeVisible();
  await visit(page, "./");
  await button(page, "Menu").click();
  await button(page, "Settings").click();
  await page.getByLabel("Language").selectOption("zh-CN");
  await expect(page.getByRole("heading", { name: "设置" })).toBeVisible();
  await visit(page, "./");
  await expect(page.getByRole("button", { name: "提示", exact: true })).toBeVisible();
  const context = await browser.newContext({ locale: "zh-Hans-CN", baseURL });
  const chinese = await context.newPage();
  await visit(chinese, "./");
  await expect(chinese.getByRole("button", { name: "撤销" })).toBeVisible();
  await context.close();
});

test("how hard the puzzle is stands in the bar at every size, and a wrong verdict beside it", async ({ page }) => {
  await open(page, { hash: puzzle });
  const chip = page.locator(".header-chip");
  for (const [width, height] of [[320, 568], [360, 640], [640, 360], [768, 1024], [900, 700], [1000, 900], [1440, 900]]) {
    await page.setViewportSize({ width, height });
    await expect(chip).toHaveAccessibleName(/^Hard ?\d+.*25 clues.*one solution$/);
    await expect(chip.getByText("Hard")).toBeInViewport({ ratio: 1 });
    const cut = () => chip.evaluate((one) => one.scrollWidth - one.clientWidth);
    await expect.poll(cut, { message: `${width}x${height}` }).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 360, height: 640 });
  await page.evaluate((several) => (location.hash = several), `${puzzle.slice(0, 75)}${"0".repeat(9)}`);
  await expect(chip.getByText(/\d+ solutions/)).toBeInViewport({ ratio: 0.95 });
});

test("the theme is chosen and kept", async ({ page }) => {
  await open(page);
  await button(page, "Menu").click();
  await button(page, "Settings").click();
  await page.getByRole("dialog").getByLabel("Theme", { exact: true }).selectOption("dark");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await open(page);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test.describe("on a small phone", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  for (const lang of ["en", "zh-CN"]) {
    test(`grid, keys and tools fit without scrolling (${lang})`, async ({ page }) => {
      await open(page, { lang, hash: puzzle });
      const overflow = await page.evaluate(() => {
        const root = document.documentElement;
        return [root.scrollWidth - innerWidth, root.scrollHeight - innerHeight];
      });
      expect(Math.max(...overflow)).toBeLessThanOrEqual(0);
      for (const name of lang === "en" ? ["Undo", "Redo", "Erase", "Fill notes", "Hint"] : ["撤销", "重做", "擦除", "填笔记", "提示"]) {
        await expect(button(page, name)).toBeInViewport({ ratio: 1 });
      }
    });
  }
  test("the lines for newcomers lie over nothing, and the chip says all that matters", async ({ page }) => {
    await open(page);
    const help = page.getByRole("region", { name: "First steps" });
    await expect(help.getByText("New to Sudoku?").locator("visible=true")).toHaveCount(1);
    await expect(help.getByRole("link", { name: "Learn it in a minute" })).toBeInViewport({ ratio: 1 });
    await expect(help.getByText("Tap a cell, then a digit.")).toBeHidden();
    const free = (one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return one.contains(document.elementFromPoint(x + width / 2, y + height - 2));
    };
    for (const name of ["Undo", "Redo", "Erase", "Fill notes", "Hint", "Digit", "Notes"]) {
      expect(await button(page, name).evaluate(free), name).toBe(true);
    }
    const chip = page.getByRole("button", { name: /^Easy ?\d+.*36 clues.*one solution$/ });
    await expect(chip.getByText("Easy")).toBeVisible();
    expect(await chip.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
    await button(help, "Got it").locator("visible=true").tap();
    await expect(help.getByText("Tap a cell, then a digit.")).toBeVisible();
    await expect(help.getByText("type a digit")).toBeHidden();
    for (const line of ["Hold a digit to fill many cells.", "Stuck?"]) {
      await button(help, "Next tip").tap();
      await expect(help.getByText(line)).toBeVisible();
    }
    await button(help, "Got it").locator("visible=true").tap();
    await expect(help).toHaveCount(0);
    await button(page, "Menu").tap();
    await page.getByRole("dialog").getByRole("button", { name: "Medium", exact: true }).tap();
    await expect(page.locator(".header-chip").getByText("Medium", { exact: true })).toBeVisible({ timeout: 120_000 });
  });
  test("it plays by touch alone", async ({ page }) => {
    await open(page, { hash: puzzle });
    await cell(page, "r1c2").tap();
    await page.getByRole("group", { name: "Digits" }).getByRole("button", { name: /^9\b/ }).tap();
    await expect(cell(page, "r1c2")).toHaveAccessibleName(/9, entered\.$/);
    await button(page, "Hint").tap();
    await expect(page.getByRole("grid")).toBeInViewport({ ratio: 1 });
    for (const level of ["More", "Show pattern", "Why"]) await button(page, level).tap();
    await expect(page.getByRole("grid")).toBeInViewport({ ratio: 1 });
  });
});

test.describe("when a worker dies", () => {
  test.use({ expected: [/worker lost/] });
  test("a notice says so, the game stays, and hints come again", async ({ page }) => {
    await page.addInitScript(() => {
      window.Worker = class extends Worker {
        postMessage(...args) {
          super.postMessage(...args);
          window.busy = this;
        }
      };
    });
    await open(page, { hash: puzzle });
    await type(page, "r1c2", "9");
    await longSearch(page);
    await enter(page, "play");
    // A busy worker handles no message: the error that its death would raise is raised for it.
    await page.evaluate(() => window.busy.dispatchEvent(new ErrorEvent("error", { message: "worker lost" })));
    await expect(page.getByText("was restarted")).toBeVisible();
    await expect(cell(page, "r1c2")).toHaveAccessibleName(/9, entered\.$/);
    await button(page, "Hint").click();
    await expect(page.getByText("Hint 1 of 5.").first()).toBeVisible();
  });
});

const THEMES = {
  light: "theme light",
  dark: "theme dark",
  black: "theme dark\ndark black",
  "light, more contrast": "theme light\ncontrast more",
  "dark, more contrast": "theme dark\ncontrast more",
};
for (const [name, chosen] of Object.entries(THEMES)) {
  test(`no rule of accessibility is broken on any screen (${name})`, async ({ page }) => {
    test.slow();
    // Nothing but the colours differs between the themes.
    const check = () => expectAccessible(page, name === "light" ? {} : { rules: ["color-contrast", "link-in-text-block"] });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.addInitScript((text) => localStorage.setItem("nonet.settings", text), `nonet-settings 1\n${chosen}\n`);
    await open(page, { hash: puzzle });
    await type(page, "r1c2", "4");
    await button(page, "Fill notes").click();
    await check();
    await button(page, "Menu").click();
    await check();
    await page.keyboard.press("Escape");
    for (const dialog of ["Import", "Share", "Print", "Settings", "Shortcuts", "About"]) {
      await button(page, "Menu").click();
      await page.getByRole("dialog").getByRole("button", { name: dialog, exact: true }).click();
      await expect(page.getByRole("dialog", { name: dialog })).toBeVisible();
      await check();
      await page.keyboard.press("Escape");
    }
    await button(page, "Undo").click();
    await button(page, "Undo").click();
    for (const level of ["Hint", "More", "Show pattern", "Why"]) await button(page, level).first().click();
    await check();
    await fromMenu(page, "Solution");
    await check();
    await page.keyboard.press("Escape");
    await type(page, "r1c2", "8");
    await button(page, "Check").click();
    await check();
    await button(page, "Pause").click();
    await check();
    await button(page, "Resume").first().click();
    await page.keyboard.press("g");
    await expect(page.getByRole("dialog", { name: "New puzzle" })).toBeVisible();
    await check();
    await page.keyboard.press("Escape");
    for (const place of ["library", "learn", "create"]) {
      await enter(page, place);
      await check();
    }
  });
}

for (const [width, height] of [[360, 640], [390, 844], [720, 450], [844, 390], [1024, 768], [1100, 700], [1280, 720], [1366, 650], [1440, 900], [2560, 1440]]) {
  test(`at ${width}x${height} the first visit's help lies over neither grid nor control`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page);
    await expect(page.getByRole("region", { name: "First steps" })).toBeVisible();
    const covered = await page.evaluate(() => {
      const help = document.querySelector(".tips");
      const box = help.getBoundingClientRect();
      const meets = (one) => {
        const other = one.getBoundingClientRect();
        const seen = other.width > 0 && getComputedStyle(one).visibility === "visible" && !help.contains(one);
        return seen && box.left < other.right - 1 && other.left < box.right - 1 && box.top < other.bottom - 1 && other.top < box.bottom - 1;
      };
      return [...document.querySelectorAll(".board-grid, button, a")].filter(meets).map((one) => one.className);
    });
    expect(covered).toEqual([]);
  });
}

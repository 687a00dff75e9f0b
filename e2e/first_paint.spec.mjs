// Library, Learn and Create opened by their address are painted before the program has come, as it draws them.
import { expect, test } from "./page.mjs";

const PROGRAM = "**/app-*.wasm";
const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 640 };
const { format } = new Intl.DateTimeFormat("en-GB", { weekday: "long", day: "numeric", month: "long" });

/** What stands in each place for who cannot see it. */
const places = {
  library: { en: ["Library", "link", "Statistics"], "zh-CN": ["题库", "link", "统计"] },
  learn: { en: ["Learn", "heading", "Basics"], "zh-CN": ["学习", "heading", "入门"] },
  create: { en: ["Create", "heading", "Requirements"], "zh-CN": ["出题", "heading", "要求"] },
};

/** Holds the program back; returns what lets it come. */
async function holdProgram(page) {
  let release;
  const released = new Promise((done) => (release = done));
  await page.route(PROGRAM, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Everything of the place as it looks, and where. */
const picture = (page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll("#app .page :is(a, button, p, h1, h2, h3, label, select, input, svg, [role=gridcell])")];
    return shown.filter((one) => one.checkVisibility({ visibilityProperty: true })).map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [one.tagName, one.textContent, x, y, width, height].join(" ");
    });
  });

/** The program has drawn the place itself. */
const drawn = async (page) => {
  await expect(page.locator("[data-worker=ready]")).toBeAttached();
  await expect(page.locator("main [aria-busy]")).toHaveCount(0);
};

for (const [place, words] of Object.entries(places)) {
  for (const [lang, viewport] of [["en", WIDE], ["en", PHONE], ["zh-CN", WIDE]]) {
    test(`${place} is there before the program, and nothing moves when that comes (${lang}, ${viewport.width})`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.addInitScript(() => {
        window.shifts = [];
        new PerformanceObserver((list) => window.shifts.push(...list.getEntries().map((entry) => entry.value))).observe({ type: "layout-shift", buffered: true });
      });
      const release = await holdProgram(page);
      await page.goto(`./?lang=${lang}#/${place}`);
      const [title, role, name] = words[lang];
      await expect(page.getByRole("link", { name: title, exact: true }).filter({ visible: true }).first()).toHaveAttribute("aria-current", "page");
      await expect(page.getByRole("main").getByRole(role, { name }).filter({ visible: true }).first()).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const before = await picture(page);
      release();
      await drawn(page);
      const after = await picture(page);
      expect(before.filter((one) => !after.includes(one))).toEqual([]);
      // The Library grows by a button when the browser has said whether it keeps what is stored.
      const shifts = await page.evaluate(() => window.shifts);
      expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.003);
    });
  }
}

test("the first paint of the library knows the day", async ({ page }) => {
  await holdProgram(page);
  await page.goto("./?lang=en#/library");
  await expect(page.getByRole("main").getByRole("heading", { name: format(new Date()).replace(/^(\w+) /, "$1, ") })).toBeVisible();
});

test("of a page within a place there is the heading alone", async ({ page }) => {
  const release = await holdProgram(page);
  await page.goto("./?lang=en#/library/statistics");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "Library", level: 2, exact: true })).toBeVisible();
  await expect(main.getByRole("link")).toHaveCount(0);
  release();
  await drawn(page);
  await expect(main.getByRole("link", { name: "Statistics" })).toHaveAttribute("aria-current", "page");
});

test.describe("without the file of the first paint", () => {
  test.use({ expected: [/404/] });
  test("the place opens all the same", async ({ page }) => {
    await page.route("**/first/en/*.txt*", (route) => route.fulfill({ status: 404, contentType: "text/html", body: "<!doctype html><p>Not found" }));
    await page.goto("./?lang=en#/create");
    await expect(page.getByRole("main").getByText("Requirements").first()).toBeVisible();
  });
});

test("the place opens where the host does not answer for its first paint", async ({ page }) => {
  await page.route("**/first/en/*.txt*", () => {});
  await page.goto("./?lang=en#/create");
  await expect(page.getByRole("main").getByText("Requirements").first()).toBeVisible({ timeout: 15_000 });
});

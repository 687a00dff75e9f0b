// Learning techniques: the list, a page, its example step by step, practice.
import { readFileSync, readdirSync } from "node:fs";
import { bounds, enter, expect, expectAccessible, longSearch, makeOne, open, test } from "./page.mjs";

const button = (page, name) => page.getByRole("button", { name, exact: true });
/** The page of the name, with its heading over it. */
async function lessonOf(page, name) {
  await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
  return page.getByRole("main");
}

test("a technique is found by search, stepped through by keys, and left again", async ({ page }) => {
  await open(page);
  await page.keyboard.press("Shift+L");
  await expect(page.getByRole("heading", { level: 2, name: "Learn" })).toBeVisible();
  await expect(page).toHaveTitle("Learn · Nonet");
  await expectAccessible(page);
  await page.getByRole("textbox", { name: "Search the lessons" }).fill("xy-ch");
  await page.getByRole("link", { name: /^XY-chain/ }).press("Enter");
  const lesson = await lessonOf(page, "XY-chain");
  await expect(page).toHaveTitle("XY-chain · Nonet");
  await expectAccessible(page);
  await button(page, "Example").press("Enter");
  const example = lesson.getByRole("region", { name: "Example" });
  await page.keyboard.press("ArrowRight");
  await expect(example.getByText(/^2 of/)).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(example.getByText(/^1 of/)).toBeVisible();
  await expect(button(page, "Previous")).toHaveAttribute("aria-disabled", "true");
  const next = button(page, "Next");
  for (let turns = 0; (await next.getAttribute("aria-disabled")) !== "true"; turns++) {
    expect(turns).toBeLessThan(40);
    await page.keyboard.press("ArrowRight");
  }
  await expect(example.locator(".board-links path").first()).toBeAttached();
  await lesson.getByRole("link", { name: "All techniques" }).first().click();
  await expect(page.getByRole("link", { name: /^XY-chain/ })).toBeFocused();
  await page.goBack();
  await lessonOf(page, "XY-chain");
  await page.goBack();
  await expect(page.getByRole("link", { name: /^XY-chain/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("grid")).toBeVisible();
  await expect.poll(() => new URL(page.url()).hash).toBe("");
});

/** Follows hints by keys until one is of the technique; its card. */
async function hintedTo(page, technique, { apply = "Apply", level = "Hint 1 of 5." } = {}) {
  const card = page.getByRole("region", { name: technique, exact: true });
  const status = page.locator(".page-status");
  for (let hints = 0; !(await card.isVisible()); hints++) {
    expect(hints).toBeLessThan(120);
    if (await button(page, apply).isVisible()) await button(page, apply).click();
    await page.keyboard.press("h");
    await expect(status).toContainText(level);
    await page.keyboard.press("h");
    await expect(button(page, apply)).toBeVisible();
  }
  return card;
}

test("practice becomes the game, and the hint finds the technique in it", async ({ page }) => {
  test.slow();
  await open(page, { hash: "#learn=x_wing" });
  await button(page, "Practice 1").click();
  await expect(page.getByText("Practice: X-wing.")).toBeVisible();
  await expect(page.getByRole("grid")).toBeVisible();
  const card = await hintedTo(page, "X-wing");
  await card.getByRole("button", { name: "Learn this technique" }).click();
  await expect((await lessonOf(page, "X-wing")).getByRole("region", { name: "Find it yourself" })).toBeVisible();
});

test("practice speaks Chinese, too", async ({ page }) => {
  test.slow();
  await open(page, { hash: "#learn=skyscraper", lang: "zh-CN" });
  await button(page, "练习 1").click();
  await expect(page.getByText("练习：摩天楼。")).toBeVisible();
  const card = await hintedTo(page, "摩天楼", { apply: "应用", level: "提示 1/5。" });
  await card.getByRole("button", { name: "学习这个技巧" }).click();
  await expect((await lessonOf(page, "摩天楼")).getByRole("region", { name: "自己找" })).toBeVisible();
});

test("a net is explained digit by digit", async ({ page }) => {
  await open(page, { hash: "#learn=forcing_net" });
  await button(page, "Example").click();
  const example = (await lessonOf(page, "Forcing net to a contradiction")).getByRole("region", { name: "Example" });
  await expect(example.getByText(/^r\dc\d cannot be \d: with \d in r\dc\d and the singles? that follows?, /)).toBeVisible();
  await button(page, "Next").click();
  await expect(example.getByText(/^Suppose r\dc\d is \d, and fill in the singles? that follows?/)).toBeVisible();
  await button(page, "Next").click();
  await expect(example.getByText(/^r\dc\d is \d, (as|the only candidate) /)).toBeVisible();
});

test("the example's grid stands beside its sentences wherever there is room", async ({ page }) => {
  for (const [width, height] of [[1440, 900], [1000, 900], [800, 1100], [900, 420]]) {
    await page.setViewportSize({ width, height });
    await open(page, { hash: "#learn=w_wing" });
    await button(page, "Example").click();
    const grid = await bounds(page.locator(".learn-lesson .static-board"));
    const text = await bounds(page.locator(".learn-lesson-text"));
    expect(text.x, `${width}x${height}`).toBeGreaterThanOrEqual(grid.x + grid.width);
    // On a desk the idea stands above the sentences.
    expect(text.y, `${width}x${height}`).toBeGreaterThan(grid.y - 20);
    expect(text.y, `${width}x${height}`).toBeLessThan(width > 1279 ? grid.y + grid.height / 2 : grid.y + 20);
  }
});

test("a group of cells is named in one piece of the chain, a cell in the colour of its part", async ({ page }) => {
  await open(page, { hash: "#learn=grouped_continuous_nice_loop" });
  await button(page, "Example").click();
  const text = page.locator(".learn-lesson-text");
  await expect(text).toContainText("a chain closes into a loop");
  for (let line = 0; line < 2; line++) await button(page, "Next").click();
  await expect(text).toContainText("is in one of r7c7 and r7c8");
  await expect(page.locator(".sentence-cell", { hasText: "r8c8" }).first()).toBeVisible();
  // The notation comes last. A press that comes too late finds no button that can be pressed.
  await expect(async () => {
    await button(page, "Next").click({ timeout: 500 }).catch(() => {});
    await expect(text).toContainText("The chain: (5)r3c8=(5-9)r8c8=(9)r7c78-", { timeout: 200 });
  }).toPass();
});

test("every technique has a page with an example, in both languages", async ({ page }) => {
  test.slow();
  const files = readdirSync("../static/learn").filter((file) => file !== "overview.txt");
  const slugs = files.map((file) => file.replace(".txt", ""));
  expect(slugs.length).toBeGreaterThan(100);
  for (const [turn, slug] of slugs.entries()) {
    const lang = turn % 2 ? "zh-CN" : "en";
    if (turn < 2) await open(page, { lang });
    await page.evaluate((next) => (location.hash = `learn=${next}`), slug);
    await expect(page.locator(".learn-idea .learn-picture"), slug).toBeVisible();
    const lines = readFileSync(`../static/learn/${slug}.txt`, "utf8").trim().split("\n");
    const positions = lines.filter((line) => line.startsWith(`:${slug}-p:`)).length;
    await expect(page.locator(".learn-positions li"), slug).toHaveCount(positions);
    await expect(page.locator(".learn-lesson-practice li"), slug).toHaveCount(lines.length - 1 - positions);
  }
});

test("a finger learns on a small phone, and nothing is wider than it", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await open(page, { hash: "#learn=swordfish", lang: "zh-CN" });
  await page.getByRole("button", { name: "例题", exact: true }).tap();
  await page.getByRole("button", { name: "下一个" }).tap();
  await expect(page.getByText(/^2\//)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await expectAccessible(page);
  await page.locator(".learn-lesson-practice button").first().tap();
  await expect(page.getByRole("grid")).toBeVisible();
  await context.close();
});

const rail = (page) => page.getByRole("complementary");

test("one press on a tier begins a puzzle of that tier, by keys alone, too", async ({ page }) => {
  await open(page);
  await page.keyboard.press("g");
  const dialog = page.getByRole("dialog", { name: "New puzzle" });
  await expectAccessible(page);
  await dialog.getByRole("button", { name: /^Hard/ }).press("Enter");
  await expect(page.getByText("New puzzle: Hard.")).toBeVisible({ timeout: 120_000 });
  await expect(dialog).toBeHidden();
  await expect(page.locator(".header-chip").getByText("Hard", { exact: true })).toBeVisible();
  await rail(page).getByRole("button", { name: /^Medium pairs/ }).click();
  await expect(page.getByText("New puzzle: Medium.")).toBeVisible({ timeout: 120_000 });
  await expect(page.locator(".header-chip").getByText("Medium", { exact: true })).toBeVisible();
  await expect(rail(page).locator("[aria-pressed]")).toHaveCount(0);
});

test("a puzzle by technique needs it, its grade says so, and the hint finds it", async ({ page }) => {
  test.slow();
  await open(page);
  await makeOne(page, { technique: "X-wing", tier: "Hard" });
  await expect(page.getByText("New puzzle: X-wing.")).toBeVisible({ timeout: 120_000 });
  await page.locator(".header").getByRole("button", { name: /^Hard/ }).click();
  await expect(page.getByRole("dialog").getByText("X-wing").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await hintedTo(page, "X-wing");
  // A technique of another tier is named before anything is made.
  const create = await enter(page, "create");
  const form = create.getByRole("region", { name: "Requirements" });
  await form.getByRole("button", { name: "Medium", exact: true }).click();
  await expect(form.getByRole("alert").filter({ hasText: /hardest step is X-wing is Hard/ })).toBeVisible();
  await expect(create.getByRole("button", { name: "Make one and play" })).toHaveAttribute("aria-disabled", "true");
});

test("a search for a rare technique can be stopped, and the page is usable meanwhile", async ({ page }) => {
  await open(page);
  await longSearch(page);
  await enter(page, "play");
  await expect(rail(page).getByText(/^Looking for a puzzle: Jellyfish\./)).toBeVisible();
  await page.keyboard.press("h");
  await expect(page.getByText(/^Hint 1 of/).first()).toBeVisible();
  await rail(page).getByRole("button", { name: "Stop" }).click();
  await expect(page.getByText("Stopped. Nothing was changed.")).toBeVisible();
});

test("the pool, filled in idle time, gives a puzzle at once and after a reload", async ({ page }) => {
  await open(page);
  const stored = () => page.evaluate(() => localStorage.getItem("nonet.store") ?? "");
  await expect.poll(stored, { timeout: 120_000 }).toMatch(/^nonet-store 2\neasy \d+ [\d.]{81}\n/);
  const seed = /easy (\d+)/.exec(await stored())[1];
  await open(page);
  await rail(page).getByRole("button", { name: /^Easy singles/ }).click();
  await expect(page.getByText("New puzzle: Easy.")).toBeVisible();
  await page.locator(".header-chip").click();
  await expect(page.getByRole("dialog").getByText(`Seed ${seed}`)).toBeVisible();
});

// Notices: where they stand, and how they leave. The menu, which hangs from its button.
import { bounds, cell, expect, fromMenu, open, test, type } from "./page.mjs";

const puzzle = "#p=400520703000003000100007000014000006700050001500000420000400005000800000201076008";
const two = "#p=906070403000400200070023010500000100040208060003000005030700050007005000405010708";
const button = (page, name) => page.getByRole("button", { name, exact: true });
const notice = (page) => page.locator(".notice");

/** What of the page the notice lies over. */
const covered = (page) =>
  page.evaluate(() => {
    const box = document.querySelector(".notice").getBoundingClientRect();
    const parts = ".board-grid, .board-labels, .pad-keys, .pad-modes, .pad-tools, .header-end, .page-side > section, .rail-tiers";
    const meets = (one) => {
      const other = one.getBoundingClientRect();
      const seen = other.width > 0 && getComputedStyle(one).visibility === "visible";
      return seen && box.left < other.right - 1 && other.left < box.right - 1 && box.top < other.bottom - 1 && other.top < box.bottom - 1;
    };
    return [...document.querySelectorAll(parts)].filter(meets).map((one) => one.className);
  });

for (const [width, height] of [[320, 568], [360, 640], [390, 844], [844, 390], [1024, 768], [1280, 800], [1440, 900], [2560, 1440]]) {
  for (const lang of ["en", "zh-CN"]) {
    test(`at ${width}x${height} a notice lies over nothing that plays (${lang})`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page, { lang, hash: two });
      await expect(notice(page)).toBeVisible();
      await expect.poll(() => covered(page)).toEqual([]);
      const [box, text] = [await bounds(notice(page)), await bounds(page.locator(".notice-text"))];
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(text.y).toBeGreaterThanOrEqual(0);
      // A hint has the place to itself.
      await page.keyboard.press("h");
      await expect(page.getByRole("region").getByRole("button").first()).toBeVisible();
      await expect(notice(page)).toHaveCount(0);
    });
  }
}

test("a notice that asks leaves by itself, and stays while the pointer is on it", async ({ page }) => {
  await page.clock.install();
  await open(page, { hash: two });
  await notice(page).hover();
  await page.clock.runFor(22_000);
  await expect(notice(page)).toBeVisible();
  await cell(page, "r9c9").hover();
  await page.clock.runFor(22_000);
  await expect(notice(page)).toHaveCount(0);
});

test("what a phone's line has no room for is in a dialog, with all that can be done", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, { hash: two });
  await notice(page).getByRole("button", { name: "More" }).click();
  const dialog = page.getByRole("dialog", { name: "Message" });
  await expect(dialog.getByText(/^This grid has 2 solutions/)).toBeVisible();
  await dialog.getByRole("button", { name: "Show them" }).click();
  await expect(dialog).toBeHidden();
});

test("a notice that a finger has touched leaves, too", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.clock.install();
  await open(page, { hash: two });
  await notice(page).getByRole("button", { name: "More" }).tap();
  const dialog = page.getByRole("dialog", { name: "Message" });
  await dialog.getByRole("button", { name: "Close" }).tap();
  await expect(dialog).toBeHidden();
  await page.clock.runFor(22_000);
  await expect(notice(page)).toHaveCount(0);
  await context.close();
});

for (const [width, height] of [[320, 568], [360, 640], [390, 844], [844, 390]]) {
  test(`at ${width}x${height} the one thing to do about a notice is in its line`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, { hash: puzzle });
    await expect(page.locator(".header-score")).toBeVisible();
    await type(page, "r1c2", "6");
    await page.keyboard.press("m");
    await expect(notice(page).getByRole("button")).toHaveText(["Undo"]);
    const text = page.locator(".notice-text");
    await expect(text).toHaveText("What came after is kept as a branch.");
    expect(await text.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(1);
    await notice(page).getByRole("button", { name: "Undo" }).click();
    await expect(cell(page, "r1c2")).toHaveAccessibleName(/6, entered\.$/);
  });
}

test("the menu hangs from its button on a desk, and a press beside it closes it", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, { hash: puzzle });
  const opener = await bounds(button(page, "Menu"));
  await button(page, "Menu").click();
  const dialog = page.getByRole("dialog", { name: "Menu" });
  const box = await bounds(dialog);
  expect(box.y).toBeLessThanOrEqual(opener.y + opener.height + 8);
  expect(box.x + box.width).toBeGreaterThanOrEqual(opener.x);
  expect(box.x + box.width).toBeLessThanOrEqual(1440);
  expect(box.y + box.height).toBeLessThanOrEqual(900);
  await page.mouse.click(300, 700);
  await expect(dialog).toBeHidden();
});

test("on a phone two taps begin a puzzle of a tier", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await open(page, { hash: puzzle });
  await button(page, "Menu").tap();
  await page.getByRole("dialog").getByRole("button", { name: "Easy", exact: true }).tap();
  await expect(page.locator(".header-chip").getByText("Easy", { exact: true })).toBeVisible({ timeout: 120_000 });
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await context.close();
});

for (const [width, height] of [[320, 256], [360, 300], [320, 568], [844, 390], [1024, 768], [1920, 1080], [2560, 1440]]) {
  test(`at ${width}x${height} nothing is wider than the screen`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, { hash: puzzle });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await fromMenu(page, "Settings");
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
}

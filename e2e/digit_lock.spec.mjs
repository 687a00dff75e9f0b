// The keypad on phones, and one digit for many cells, by touch.
import { bounds, cell, expect, key, open, test, type } from "./page.mjs";

const puzzle = "#p=400520703000003000100007000014000006700050001500000420000400005000800000201076008";
const button = (page, name) => page.getByRole("button", { name, exact: true });

/** Holds a finger on the element. */
async function hold(page, locator) {
  const box = await bounds(locator);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await page.waitForTimeout(700);
  await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a digit is locked and given to cells, and the lock ends by its key, Stop, another mode", async ({ page }) => {
    await open(page, { hash: puzzle });
    await key(page, 9).tap();
    await expect(page.getByText("Placing 9s. Tap the cells.")).toBeVisible();
    await cell(page, "r1c2").tap();
    await expect(cell(page, "r1c2")).toHaveAccessibleName(/9, entered\.$/);
    await cell(page, "r1c2").tap();
    await expect(cell(page, "r1c2")).toHaveAccessibleName(/9, entered\.$/);
    await key(page, 9).tap();
    await expect(page.getByText("Placing 9s. Tap the cells.")).toHaveCount(0);
    await key(page, 6).tap();
    await expect(key(page, 6)).toHaveAttribute("aria-pressed", "true");
    await button(page, "Stop").tap();
    await expect(key(page, 6)).not.toHaveAttribute("aria-pressed", "true");
    await key(page, 6).tap();
    await button(page, "Notes").tap();
    await expect(key(page, 6)).not.toHaveAttribute("aria-pressed", "true");
  });

  test("a long press on a key locks it while a cell is selected", async ({ page }) => {
    await open(page, { hash: puzzle });
    await cell(page, "r1c2").tap();
    await hold(page, key(page, 6));
    await expect(key(page, 6)).toHaveAttribute("aria-pressed", "true");
    await expect(cell(page, "r1c2")).toHaveAttribute("aria-selected", "false");
    await cell(page, "r1c3").tap();
    await expect(cell(page, "r1c3")).toHaveAccessibleName(/6, entered\.$/);
  });

  test("a finger that slides over cells while a digit is locked writes nothing", async ({ page }) => {
    await open(page, { hash: puzzle });
    await key(page, 9).tap();
    const [from, to] = [await bounds(cell(page, "r2c1")), await bounds(cell(page, "r2c3"))];
    const devtools = await page.context().newCDPSession(page);
    const touch = (type, touchPoints) => devtools.send("Input.dispatchTouchEvent", { type, touchPoints });
    await touch("touchStart", [{ x: from.x + 20, y: from.y + 20 }]);
    for (let part = 0; part <= 1; part += 0.1) {
      await touch("touchMove", [{ x: from.x + 20 + (to.x - from.x) * part, y: from.y + 20 }]);
    }
    await touch("touchEnd", []);
    await expect(cell(page, "r2c3")).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("gridcell", { name: /entered/ })).toHaveCount(0);
  });
});

test.describe("a thumb on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("in 300 random taps no digit goes where the last tapped cell is not", async ({ page }) => {
    await open(page, { hash: puzzle });
    const grid = await bounds(page.locator(".board-grid"));
    const keys = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => bounds(key(page, digit))));
    let state = 2012;
    const random = (count) => (state = (state * 16807) % 2147483647) % count;
    const entered = () =>
      page.evaluate(() =>
        Array.from(document.querySelectorAll(".cell[data-source=entered]"), (one) => one.id + one.textContent),
      );
    let [last, before, written] = [null, [], 0];
    for (let tap = 0; tap < 300; tap++) {
      const kind = random(5);
      if (kind > 1 && !(kind === 2 && last)) last = [random(9), random(9)];
      const box = kind < 2 ? keys[random(9)] : null;
      if (box) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
      else {
        const [x, y] = last.map((at) => ((at + 0.5) * grid.width) / 9);
        await page.touchscreen.tap(grid.x + x, grid.y + y);
      }
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      const now = await entered();
      const fresh = now.filter((one) => !before.includes(one));
      const here = last && `r${last[1] + 1}c${last[0] + 1}`;
      expect(fresh.every((one) => one.startsWith(here)), `tap ${tap}: ${fresh} after ${here}`).toBe(true);
      written += fresh.length;
      before = now;
    }
    expect(written).toBeGreaterThan(30);
  });
});

for (const [width, height, least] of [[360, 640, [56, 52]], [390, 844, [68, 64]], [375, 667, [56, 52]]]) {
  test(`at ${width}x${height} keys are large and everything is in sight`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, { hash: puzzle });
    for (let digit = 1; digit <= 9; digit++) {
      const box = await bounds(key(page, digit));
      expect(box.width).toBeGreaterThanOrEqual(least[0]);
      expect(box.height).toBeGreaterThanOrEqual(least[1]);
    }
    for (const name of ["Digit", "Notes", "Colour", "Erase", "Undo", "Redo", "Fill notes", "Menu", "Hint"]) {
      const box = await bounds(button(page, name));
      expect(box.y + box.height, name).toBeLessThanOrEqual(height);
    }
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(height);
  });
}

for (const layout of ["One row", "Three by three"]) {
  test(`the keypad can be set to ${layout.toLowerCase()}, and fits a small phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await open(page, { hash: puzzle });
    await button(page, "Menu").click();
    await button(page, "Settings").click();
    await page.getByLabel("Keypad on phones").selectOption({ label: layout });
    await page.getByRole("switch", { name: "For the left hand" }).check();
    await page.keyboard.press("Escape");
    const [one, four] = [await bounds(key(page, 1)), await bounds(key(page, 4))];
    expect(four.y > one.y).toBe(layout === "Three by three");
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(640);
    await type(page, "r1c2", "9");
    await button(page, "Erase").click();
    await expect(cell(page, "r1c2")).toHaveAccessibleName("Row 1, column 2, box 1. Empty.");
  });
}

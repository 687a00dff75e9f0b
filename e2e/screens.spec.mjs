// What stands where: nothing that is needed is covered or cut off.
import { bounds, cell, expect, expectAccessible, key, open, test, type } from "./page.mjs";

const puzzle = "#p=400520703000003000100007000014000006700050001500000420000400005000800000201076008";
const button = (within, name) => within.getByRole("button", { name, exact: true });

/** Whether what can be seen of one thing lies over another. */
async function meet(one, other) {
  const [a, b] = [await bounds(one), await bounds(other)];
  return a.x < b.x + b.width - 1 && b.x < a.x + a.width - 1 && a.y < b.y + b.height - 1 && b.y < a.y + a.height - 1;
}

for (const [width, height] of [[360, 640], [390, 844], [768, 1024], [844, 390]]) {
  test(`at ${width}x${height} the first levels of a hint leave the digits in reach`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, { hash: puzzle });
    await button(page, "Hint").click();
    const card = page.locator(".hint-panel");
    for (const next of ["More", "Show pattern"]) {
      expect(await meet(card, page.locator(".pad-keys"))).toBe(false);
      expect(await meet(card, page.getByRole("grid"))).toBe(false);
      await expectAccessible(page);
      await button(card, next).click();
    }
    await expect(key(page, 5)).toBeHidden();
    expect(await meet(card, page.getByRole("grid"))).toBe(false);
    await expect(button(card, "Why")).toBeInViewport({ ratio: 1 });
    await button(card, "Close").click();
    await button(page, "Hint").click();
    await cell(page, "r1c2").click();
    await key(page, 9).click();
    await expect(cell(page, "r1c2")).toHaveAccessibleName(/9, entered\.$/);
  });
}

test("on a desk a hint ends with the grid, and its lines scroll between what stays in sight", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, { hash: puzzle });
  const card = page.locator(".hint-panel");
  for (let level = 1; level <= 4; level++) {
    await page.keyboard.press("h");
    await expect(card).toContainText(`Hint ${level} of 5.`);
  }
  await expect(card.locator(".hint-panel-conclusion")).toBeInViewport({ ratio: 1 });
  const [box, grid] = [await bounds(card), await bounds(page.getByRole("grid"))];
  expect(Math.abs(box.y + box.height - grid.y - grid.height)).toBeLessThanOrEqual(4);
  await expect(page.locator(".board-labels [data-named]")).not.toHaveCount(0);
});

test("on a phone a notice leaves Stop of a locked digit free", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, { hash: puzzle });
  await type(page, "r1c2", "6");
  await page.keyboard.press("Escape");
  await key(page, 9).click({ delay: 700 });
  await page.keyboard.press("k");
  await expect(page.locator(".notice")).toBeVisible();
  expect(await meet(page.locator(".notice"), button(page, "Stop"))).toBe(false);
  await button(page, "Stop").click();
  await expect(button(page, "Stop")).toHaveCount(0);
});

for (const lang of ["en", "zh-CN"]) {
  for (const [width, height] of [[360, 640], [390, 844], [640, 360]]) {
    test(`at ${width}x${height} a long sentence under the grid is not cut (${lang})`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page, { lang, hash: puzzle });
      const row = lang === "en" ? "Row 1, column 2" : "第 1 行，第 2 列";
      await page.getByRole("gridcell", { name: row }).click();
      await page.keyboard.press("4");
      await expect(page.locator(".status-line-text")).toHaveText(/r1c2/);
      for (const press of ["b", "5", "Control+z", "n", "Alt+b"]) {
        await page.keyboard.press(press);
        const tries = press === "Alt+b";
        if (tries) await expect(page.locator(".status-line-focus")).toBeVisible();
        const line = page.locator(tries ? ".status-line-brief:visible, .status-line-long:visible" : ".status-line-text");
        const [text, room] = [await bounds(line), await bounds(page.locator(".page-status"))];
        expect(text.y, press).toBeGreaterThanOrEqual(room.y - 1);
        expect(text.y + text.height, press).toBeLessThanOrEqual(room.y + room.height + 1);
        expect(await line.evaluate((one) => one.scrollWidth - one.clientWidth), press).toBeLessThanOrEqual(0);
      }
    });
  }
}

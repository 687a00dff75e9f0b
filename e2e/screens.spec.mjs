// What stands where: nothing that is needed is covered or cut off.
import { bounds, cell, expect, expectAccessible, key, open, test } from "./page.mjs";

const puzzle = "#p=400520703000003000100007000014000006700050001500000420000400005000800000201076008";
/** Two solutions: a notice says so at once. */
const two = "#p=906070403000400200070023010500000100040208060003000005030700050007005000405010708";
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
  await open(page, { hash: two });
  await expect(page.locator(".notice")).toBeVisible();
  await key(page, 9).click({ delay: 700 });
  await expect(button(page, "Stop")).toBeVisible();
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

test("on a wide screen steps and branches stand side by side under the pad", async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1440 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, { hash: puzzle });
  const [steps, branches] = ["All steps", "Branches"].map((name) => page.getByRole("region", { name, exact: true }));
  await expect(branches).toBeVisible();
  await page.keyboard.press("Shift+H");
  await expect(steps.getByRole("status").filter({ hasText: /Of all tiers: \d+\./ })).toBeVisible();
  await page.keyboard.press("b");
  await expect(branches.getByText("1 checkpoint")).toBeVisible();
  await page.keyboard.press("h");
  const card = page.locator(".hint-panel");
  await expect(card).toBeVisible();
  for (const [one, other] of [[card, branches], [card, page.locator(".pad")], [branches, page.locator(".page-lists")]]) {
    if (await other.isVisible()) expect(await meet(one, other)).toBe(false);
  }
  const right = (await bounds(branches)).x + (await bounds(branches)).width;
  expect(right).toBeGreaterThan(2560 * 0.93);
  await page.keyboard.press("Escape");
  await expect(steps).toBeVisible();
  expect(await meet(steps, branches)).toBe(false);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(branches).toHaveCount(0);
  await expect(steps).toBeVisible();
});

for (const [width, height] of [[320, 568], [360, 640], [390, 844], [844, 390], [768, 1024]]) {
  test(`at ${width}x${height} rows and columns are numbered while a hint is open, and the grid stays`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, { hash: puzzle });
    const labels = page.locator(".board-labels");
    const before = await bounds(page.getByRole("grid"));
    await expect(labels.first()).toBeHidden();
    await button(page, "Hint").click();
    for (const one of await labels.all()) await expect(one).toBeInViewport({ ratio: 1 });
    expect(await bounds(page.getByRole("grid"))).toEqual(before);
    await button(page.locator(".hint-panel"), "Close").click();
    await expect(labels.first()).toBeHidden();
  });
}

for (const [width, height, size] of [[360, 640, "Large"], [360, 640, "Very large"], [1440, 900, "Very large"], [1280, 800, "Very large"]]) {
  test(`at ${width}x${height} with ${size.toLowerCase()} text nothing is cut`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, { hash: puzzle });
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Settings", exact: true }).click();
    await page.getByLabel("Text size").selectOption({ label: size });
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await over()).toBeLessThanOrEqual(0);
    if (width < 600) {
      expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
    } else {
      const cut = await page.locator(".page-rail :is(h2, a, strong, span)").evaluateAll((all) =>
        all.filter((one) => one.clientWidth > 0 && one.scrollWidth > one.clientWidth).map((one) => one.textContent),
      );
      expect(cut).toEqual([]);
    }
  });
}

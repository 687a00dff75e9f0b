// The page's appearance by settings, and what is heard and felt.
import { cell as at, expect, open, test } from "./page.mjs";

test("contrast, accent and sizes are chosen, and kept over a reload", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Settings" }).click();
  const digit = page.locator(".board-grid");
  const accent = () => digit.evaluate((grid) => getComputedStyle(grid).getPropertyValue("--accent").trim());
  const before = await accent();
  await page.getByLabel("Accent").selectOption({ label: "Plum" });
  await page.getByRole("radiogroup", { name: "Contrast" }).getByText("High").click();
  await page.getByLabel("Text size").selectOption({ label: "Large" });
  expect(await accent()).not.toBe(before);
  await page.reload();
  const root = page.locator("html");
  for (const [name, value] of [["accent", "plum"], ["contrast", "more"], ["text-size", "large"]]) {
    await expect(root).toHaveAttribute(`data-${name}`, value);
  }
  expect(await accent()).not.toBe(before);
});

test("the settings can be searched", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel("Search").fill("sound");
  await expect(page.getByRole("switch")).toHaveCount(1);
  await expect(page.getByRole("switch", { name: "Sounds" })).not.toBeChecked();
  await page.getByLabel("Search").fill("teapot");
  await expect(page.getByText("No setting has this in its name.")).toBeVisible();
});

test("a conflict is felt only by those who ask for it", async ({ page }) => {
  await page.addInitScript(() => {
    window.vibrations = [];
    navigator.vibrate = (duration) => window.vibrations.push(duration);
  });
  await open(page, { hash: "#p=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79" });
  const cell = at(page, "r1c3");
  await cell.click();
  await page.keyboard.press("5");
  expect(await page.evaluate(() => window.vibrations)).toEqual([]);
  await page.keyboard.press("Delete");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("switch", { name: /^Vibrate/ }).check();
  await page.keyboard.press("Escape");
  await cell.click();
  await page.keyboard.press("5");
  await expect.poll(() => page.evaluate(() => window.vibrations)).toEqual([10]);
});

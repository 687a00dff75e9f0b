// The page starts, and says what it needs where it cannot.
import { expect, expectAccessible, open, test } from "./page.mjs";

test("the page starts under a sub-path, and its worker answers", async ({ page }) => {
  await open(page);
  await expect(page).toHaveTitle("Nonet");
  await expect(page.locator("#skeleton")).toHaveCount(0);
  await expect(page.locator("#needs")).toBeHidden();
});

for (const colorScheme of ["light", "dark"]) {
  test(`it is accessible in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await open(page);
    await expectAccessible(page);
  });
}

test("the empty grid is drawn before any script runs", async ({ page }) => {
  await page.route("**/*.js", (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  await page.goto("./");
  const grid = await page.locator("#skeleton").boundingBox();
  expect(grid.width).toBeGreaterThan(300);
  expect(Math.abs(grid.width - grid.height)).toBeLessThan(1);
});

test.describe("without simd128", () => {
  test.use({ expected: [/no WebAssembly SIMD/] });
  for (const [lang, words] of [["en", "Nonet needs JavaScript"], ["zh-CN", "Nonet 需要 JavaScript"]]) {
    test(`a sentence says what is needed (${lang})`, async ({ page }) => {
      await page.addInitScript(() => (WebAssembly.validate = () => false));
      await page.goto(`./?lang=${lang}`);
      await expect(page.locator("#needs p:visible")).toHaveCount(1);
      await expect(page.getByText(words)).toBeVisible();
    });
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expected: [/^(csp|failed): .*app-.*\.js$/] }); // preloaded in vain
  test("two sentences say what is needed", async ({ page }) => {
    await page.goto("./");
    await expect(page.getByText("Nonet needs JavaScript")).toBeVisible();
    await expect(page.getByText("Nonet 需要 JavaScript")).toBeVisible();
  });
});

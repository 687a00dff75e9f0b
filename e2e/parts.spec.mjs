// The program comes in parts: what the first moves need, and after the first paint the rest.
import { cell, expect, open, test, type, visit } from "./page.mjs";

const PARTS = /\/app_(split|chunk)_\w+-\w+\.wasm$/;
const PLACES = /\/app_split_places-\w+\.wasm$/;
const LATE = /\/app_split_late-\w+\.wasm$/;
const places = { Library: "Kept on this device", Learn: "Your course", Create: "Requirements" };
const visitPlace = (page, name) => page.getByRole("navigation", { name: "Places" }).filter({ visible: true }).getByRole("link", { name }).click();
const retry = (page) => page.getByRole("button", { name: "Try again", exact: true });

/** Holds back what matches; returns what lets it come. */
async function hold(page, pattern) {
  let release;
  const released = new Promise((done) => (release = done));
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Every place, by something that only the place itself shows. */
async function openEach(page) {
  for (const [name, shown] of Object.entries(places)) {
    await visitPlace(page, name);
    await expect(page.getByRole("main").getByText(shown).filter({ visible: true }).first()).toBeVisible();
  }
}

test.describe("with the network cut", () => {
  test.use({ expected: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED/] });

  test("once the parts have come, each place opens, and the game goes on", async ({ page, context }) => {
    await open(page);
    await page.waitForFunction(() => performance.getEntriesByType("resource").filter(({ name }) => /app_split_\w+-/.test(name)).length === 2);
    await context.setOffline(true);
    await openEach(page);
    await visitPlace(page, "Play");
    await type(page, "r1c3", "4");
    await expect(cell(page, "r1c3")).toHaveAccessibleName(/4, entered/);
  });

  test("right after the first paint, moves are made, each place says what is missing, and comes later", async ({ page }) => {
    await page.route(PARTS, (route) => route.abort());
    await page.goto("./?lang=en");
    await expect(page.locator("[data-app=ready]")).toBeAttached();
    await type(page, "r1c3", "4");
    await expect(cell(page, "r1c3")).toHaveAccessibleName(/4, entered/);
    for (const name of Object.keys(places)) {
      await visitPlace(page, name);
      await expect(page.getByRole("main").getByRole("heading", { name })).toBeVisible();
      await expect(page.getByRole("main").getByText("could not be loaded")).toBeVisible();
    }
    await page.unroute(PARTS);
    await page.getByRole("main").getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("main").getByText(places.Create).first()).toBeVisible();
    await expect(page.locator("[data-worker=ready]")).toBeAttached();
    await openEach(page);
  });
});

test.describe("with a part that does not come", () => {
  test.use({ expected: [/404|WebAssembly|MIME|magic/i] });

  for (const [what, answer] of [
    ["missing", { status: 404, body: "Not found" }],
    ["a page instead of itself", { status: 200, contentType: "text/html", body: "<!doctype html>" }],
    ["cut off", { status: 200, contentType: "application/wasm", body: Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1]) }],
  ]) {
    test(`hints wait while their part is ${what}, a notice says so, and they come`, async ({ page }) => {
      await page.route(LATE, (route) => route.fulfill(answer));
      await page.goto("./?lang=en");
      await expect(page.locator("[data-app=ready]")).toBeAttached();
      await type(page, "r1c3", "4");
      await expect(page.getByText("could not be loaded").filter({ visible: true })).toBeVisible();
      await page.unroute(LATE);
      await page.keyboard.press("Control+z");
      await page.keyboard.press("h");
      await expect(page.locator(".hint-panel-text").first()).toBeVisible();
      await expect(cell(page, "r1c3")).toHaveAccessibleName(/Empty/);
    });
  }
});

test("a place that is opened before its part has come shows its heading, then all of it", async ({ page }) => {
  const release = await hold(page, PLACES);
  await visit(page, "./?lang=en");
  await visitPlace(page, "Learn");
  await expect(page.getByRole("heading", { name: "Learn", level: 2 })).toBeVisible();
  await expect(page.getByText("Loading")).toBeVisible();
  release();
  await expect(page.getByText(places.Learn).first()).toBeVisible();
});

test("an address of a lesson stays what it is while its part comes, and Back leads out of it", async ({ page }) => {
  await open(page);
  const release = await hold(page, PLACES);
  await page.goto("about:blank");
  await page.goto("./?lang=en#learn=x_wing");
  await expect(page.getByText("Loading")).toBeVisible();
  release();
  await expect(page.getByRole("heading", { name: "X-Wing" }).first()).toBeVisible();
  expect(page.url()).toMatch(/#learn=x_wing$/);
  await page.goBack();
  expect(page.url()).toBe("about:blank");
});

test("a dialog that is opened while a lesson waits for its part stays open, and Back closes it", async ({ page }) => {
  const release = await hold(page, PLACES);
  await visit(page, "./?lang=en#learn=x_wing");
  await page.keyboard.press("g");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  release();
  await expect(page.getByRole("heading", { name: "X-Wing" }).first()).toBeAttached();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  expect(page.url()).toMatch(/#learn=x_wing$/);
});

for (const viewport of [{ width: 1280, height: 800 }, { width: 360, height: 640 }]) {
  test(`cells and keys pressed before the program has come are pressed when it has (${viewport.width})`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const client = await page.context().newCDPSession(page);
    await client.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    const release = await hold(page, "**/app-*.wasm");
    await page.goto("./?lang=en");
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    await cell(page, "r1c1").click();
    await page.keyboard.press("4");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("6");
    await cell(page, "r2c1").click();
    await page.getByRole("group", { name: "Digits" }).getByRole("button", { name: /^6\b/ }).click();
    release();
    await expect(cell(page, "r1c1")).toHaveAccessibleName(/4, entered/);
    await expect(cell(page, "r1c2")).toHaveAccessibleName(/6, entered/);
    await expect(cell(page, "r2c1")).toHaveAccessibleName(/6, entered/);
    // From now on the program itself takes what is pressed, once.
    await page.keyboard.press("Backspace");
    await expect(cell(page, "r2c1")).toHaveAccessibleName(/Empty/);
    await page.keyboard.press("Control+z");
    await expect(cell(page, "r2c1")).toHaveAccessibleName(/6, entered/);
  });
}

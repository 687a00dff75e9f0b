// The page starts, and says what it needs where it cannot.
import { expect, expectAccessible, open, paste, test } from "./page.mjs";

test("the page starts under a sub-path, and its worker answers", async ({ page }) => {
  await open(page);
  await expect(page).toHaveTitle("Nonet: Sudoku");
  await expect(page.locator("#needs")).toBeHidden();
});

for (const colorScheme of ["light", "dark"]) {
  test(`it is accessible in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await open(page);
    await expectAccessible(page);
  });
}

// Every cell of the page as it looks, and where; what is only on paper knows the page's address later.
const picture = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("#app .page :is(.cell, button, p, h1, label, select, input)")].filter((one) => one.checkVisibility()).map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [one.className, one.textContent, x, y, width, height].join(" ");
    }),
  );

for (const [lang, viewport] of [["en", { width: 1280, height: 800 }], ["zh-CN", { width: 1280, height: 800 }], ["en", { width: 360, height: 640 }]]) {
  test(`the first screen is in the HTML, and nothing moves when the page comes alive (${lang}, ${viewport.width})`, async ({ page }) => {
    await page.setViewportSize(viewport);
    let release;
    const released = new Promise((done) => (release = done));
    await page.route("**/app-*.wasm", async (route) => {
      await released;
      await route.continue();
    });
    await page.addInitScript(() => {
      window.shifts = [];
      const nameOf = (node) => node?.className || node?.parentElement?.className || node?.nodeName;
      const named = ({ value, startTime, sources }) => `${value} after ${startTime} ms: ${sources.map(({ node }) => nameOf(node)).join(", ")}`;
      new PerformanceObserver((list) => window.shifts.push(...list.getEntries().map(named))).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(`./?lang=${lang}`);
    await expect(page.getByRole("gridcell")).toHaveCount(81);
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await page.evaluate(() => document.fonts.ready);
    const before = await picture(page);
    release();
    await expect(page.locator("[data-app=ready]")).toBeAttached();
    expect(await picture(page)).toEqual(before);
    await expect(page.locator("[data-worker=ready]")).toBeAttached();
    expect(await page.evaluate(() => window.shifts)).toEqual([]);
  });
}

test("a visitor with a game or a link never sees the puzzle of the first screen", async ({ page }) => {
  await page.route("**/app-*.wasm", () => {}); // never answered
  await page.goto("./#p=400520703000003000100007000014000006700050001500000420000400005000800000201076008");
  await expect(page.getByRole("gridcell")).toHaveCount(81);
  await expect(page.locator(".cell-digit:visible")).toHaveCount(0);
  await page.goto("about:blank");
  await page.goto("./");
  expect(await page.locator(".cell-digit:visible").count()).toBe(36);
});

test("style and script are asked for together, and the program when both have come", async ({ page }) => {
  const asked = [];
  page.on("request", (request) => asked.push(request.url().replace(/.*\/|[-?].*/g, "") + (request.url().includes(".wasm") ? " wasm" : "")));
  let release;
  const released = new Promise((done) => (release = done));
  await page.route(/\/(style|boot)-/, async (route) => {
    await released;
    await route.continue();
  });
  const going = page.goto("./?lang=en");
  await expect.poll(() => asked).toEqual(expect.arrayContaining(["style", "boot", "app", "atkinson"]));
  expect(asked).not.toContain("app wasm");
  release();
  await going;
  await expect(page.locator("[data-app=ready]")).toBeAttached();
  expect(asked).toContain("app wasm");
});

const shared = "400520703000003000100007000014000006700050001500000420000400005000800000201076008";

/** Holds the program back, as a slow network does; returns what lets it come. */
async function holdProgram(page) {
  let release;
  const released = new Promise((done) => (release = done));
  await page.route("**/app-*.wasm", async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Drops a file onto the grid, as the browser would; whether the page took it. */
const drop = (page, name, text) =>
  page.getByRole("grid").evaluate((grid, [name, text]) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], name));
    const event = (kind) => new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true });
    return ["dragover", "drop"].map((kind) => !grid.dispatchEvent(event(kind)));
  }, [name, text]);

/** Pastes a file that was copied elsewhere. */
const pasteFile = (page, name, text) =>
  page.evaluate(([name, text]) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([text], name));
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, [name, text]);

for (const [what, hash] of [["a first visit", ""], ["a game", "#p=" + shared]]) {
  for (const [how, give] of [
    ["pasted", (page) => paste(page, shared.replace("4", "."))],
    ["pasted twice", async (page) => {
      await paste(page, "nothing");
      await paste(page, shared.replace("4", "."));
    }],
    ["pasted as a file", (page) => pasteFile(page, "a.sdm", shared.replace("4", "."))],
    ["dropped as a file", async (page) => expect(await drop(page, "a.sdm", shared.replace("4", "."))).toEqual([true, true])],
  ]) {
    test(`what is ${how} right after the first paint of ${what} waits for the program`, async ({ page }) => {
      const release = await holdProgram(page);
      await page.goto(`./?lang=en${hash}`);
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      await give(page);
      release();
      const importer = page.getByRole("dialog", { name: "Import" });
      await expect(importer.getByRole("img", { name: "Preview, 24 clues" })).toBeVisible();
      // From now on the program itself takes what is given, once.
      await page.keyboard.press("Escape");
      await expect(importer).toBeHidden();
      await paste(page, shared);
      await expect(importer.getByRole("img", { name: "Preview, 25 clues" })).toBeVisible();
      expect(await drop(page, "a.sdm", shared)).toEqual([true, true]);
    });
  }
}

for (const lang of ["constructor", "__proto__", "toString", "hasOwnProperty", "../../x", "%00", "en%2Fx"]) {
  test(`the language ${lang} in an address asks for nothing that is not there`, async ({ page }) => {
    await open(page, { lang, hash: "#learn=constructor" });
    await expect(page).toHaveTitle("Learn · Nonet");
    await page.evaluate((tag) => localStorage.setItem("nonet.settings", `nonet-settings 1\nlanguage ${tag}\n`), lang);
    await page.goto("./");
    await expect(page.locator("[data-worker=ready]")).toBeAttached();
  });
}

for (const [lang, moved, settings] of [["en", "4 in r1c1.", "Settings"], ["zh-CN", "r1c1 填 4。", "设置"]]) {
  test(`words that the first screen does not need come after it (${lang})`, async ({ page }) => {
    let release;
    const released = new Promise((done) => (release = done));
    await page.route("**/page.ftl*", async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`./?lang=${lang}`);
    await expect(page.locator("[data-worker=ready]")).toBeAttached();
    await expectAccessible(page); // each control has a name
    await page.getByRole("gridcell").first().click();
    const empty = page.getByRole("gridcell", { name: /Empty|空/ }).first();
    await empty.click();
    await page.keyboard.press("4");
    await expect(page.getByRole("status").filter({ hasText: moved.slice(-3) })).toBeVisible();
    await page.getByRole("button", { name: /^(Menu|菜单)$/ }).click();
    await expect(page.getByRole("dialog")).not.toContainText("label-");
    release();
    await expect(page.getByRole("dialog").getByRole("button", { name: settings, exact: true })).toBeVisible();
  });
}

test("the first move needs twelve requests at most, and none for the engine or the explanations", async ({ page }) => {
  const requests = [];
  page.on("request", (request) => requests.push(request.url().replace(/.*\//, "")));
  await page.goto("./?lang=en");
  await expect(page.locator("[data-app=ready]")).toBeAttached();
  const before = requests.filter((name) => !/^(engine|worker_start|page\.ftl|app_(split|chunk))/.test(name));
  expect(before.length, before.join(" ")).toBeLessThanOrEqual(12);
  await expect(page.locator("[data-worker=ready]")).toBeAttached();
  expect(requests).not.toContain("techniques.ftl");
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
  test.use({ javaScriptEnabled: false, expected: [/^(csp|failed): .*app(_parts)?-.*\.js$/] }); // preloaded in vain
  test("two sentences say what is needed", async ({ page }) => {
    await page.goto("./");
    await expect(page.getByText("Nonet needs JavaScript")).toBeVisible();
    await expect(page.getByText("Nonet 需要 JavaScript")).toBeVisible();
  });
});

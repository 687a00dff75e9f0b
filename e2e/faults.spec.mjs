// What can go wrong around the page: texts without end, workers that say nothing, files that do not come.
import { cell, expect, open, test } from "./page.mjs";

const line = "400520703000003000100007000014000006700050001500000420000400005000800000201076008";
const puzzle = `#p=${line}`;
const button = (page, name) => page.getByRole("button", { name, exact: true });
const importer = (page) => page.getByRole("dialog", { name: "Import" });
const field = (page) => importer(page).getByRole("textbox");
const restart = (page) => button(page, "Start it again");

/** Pastes `pattern` so many times into what has the focus; how long the page was deaf, in ms. */
const flood = (page, pattern, times) =>
  page.evaluate(
    async ([pattern, times]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", pattern.repeat(times));
      const start = performance.now();
      const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
      (document.activeElement ?? document.body).dispatchEvent(event);
      // A text field takes what nothing prevents.
      if (!event.defaultPrevented) document.activeElement.value = pattern.repeat(times);
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      return performance.now() - start;
    },
    [pattern, times],
  );

test("a text that is too long is refused at once, with its size", async ({ page }) => {
  await open(page, { hash: puzzle });
  expect(await flood(page, "123456789", 3_000_000)).toBeLessThan(3_000);
  await expect(importer(page).getByText("27,000,000 bytes")).toBeVisible();
  await expect(field(page)).toHaveValue("");
  await field(page).focus();
  expect(await flood(page, "1\n", 5_000_000)).toBeLessThan(3_000);
  await expect(importer(page).getByText("10,000,000 bytes")).toBeVisible();
  await expect(field(page)).toHaveValue("");
  await page.getByLabel(/file/i).setInputFiles({ name: "long.txt", mimeType: "text/plain", buffer: Buffer.alloc(6_000_000, "1") });
  await expect(importer(page).getByText("6,000,000 bytes")).toBeVisible();
});

test("a long list is read and not put into the field", async ({ page }) => {
  await open(page, { hash: puzzle });
  await page.keyboard.press("i");
  expect(await flood(page, `${line}\n`, 2_000)).toBeLessThan(5_000);
  await expect(importer(page).getByText("This text is 164,000 bytes long.")).toBeVisible();
  await expect(importer(page).getByText("one solution").first()).toBeVisible();
  await expect(field(page)).toHaveValue("");
  await field(page).fill(line);
  await expect(importer(page).getByRole("img", { name: "Preview, 25 clues" })).toHaveCount(1);
  await expect(importer(page).getByText("is read", { exact: false })).toBeHidden();
});

test("a long text that is no puzzle does not stop the page", async ({ page }) => {
  await open(page, { hash: puzzle });
  await page.keyboard.press("i");
  expect(await flood(page, "x\n\n", 1_300_000)).toBeLessThan(20_000);
  await expect(importer(page).getByText("3,900,000 bytes")).toBeVisible();
});

/** Workers that lose what they are sent while `window.deaf` is set, without any event. */
const deafWorkers = (page) =>
  page.addInitScript(() => {
    window.Worker = class extends Worker {
      postMessage(...message) {
        if (!window.deaf) super.postMessage(...message);
      }
    };
  });

test("a worker that says nothing any more is replaced, and its job is done", async ({ page }) => {
  await page.clock.install();
  await deafWorkers(page);
  await open(page, { hash: puzzle });
  await expect(page.getByText("one solution").first()).toBeVisible();
  await page.evaluate(() => (window.deaf = true));
  await button(page, "Hint").click();
  await expect(restart(page)).toBeHidden();
  await page.clock.runFor(20_000);
  await expect(page.getByText("The engine has not answered for a while.")).toBeVisible();
  await page.evaluate(() => (window.deaf = false));
  await restart(page).click();
  await expect(page.getByText("Hint 1 of 5.").first()).toBeVisible();
  await expect(restart(page)).toBeHidden();
});

test("a worker that never starts is reported, and can be started again", async ({ page }) => {
  await page.clock.install();
  let isSilent = true;
  await page.route("**/worker_start.js*", (route) => (isSilent ? route.fulfill({ contentType: "text/javascript", body: "" }) : route.continue()));
  await page.goto(`./?lang=en${puzzle}`);
  await expect(page.locator("[data-app=ready]")).toBeAttached();
  await expect(cell(page, "r1c1")).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(restart(page)).toBeVisible();
  isSilent = false;
  await restart(page).click();
  await expect(page.getByText("one solution").first()).toBeVisible();
});

test("a puzzle of a day whose worker dies is tried again at one press", async ({ page }) => {
  await page.addInitScript(() => {
    // While the page has just begun, no puzzle is made in advance.
    const now = performance.now.bind(performance);
    performance.now = () => Math.min(now(), 3_000);
    window.Worker = class extends Worker {
      postMessage(...message) {
        if (window.deadly) setTimeout(() => this.dispatchEvent(new ErrorEvent("error")));
        else super.postMessage(...message);
      }
    };
  });
  await open(page, { hash: puzzle });
  await expect(page.locator(".header-score")).toBeVisible();
  await page.evaluate(() => (window.deadly = true));
  const hard = page.getByRole("region", { name: "Today" }).getByRole("button", { name: /^Hard/ });
  await hard.click();
  await expect(page.getByText("The engine stopped unexpectedly and was restarted.")).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => (window.deadly = false));
  await button(page, "Try again").click();
  await expect(hard).toHaveAttribute("aria-current", "true");
});

test.describe("without any worker", () => {
  test("a hint is refused with its reason, and comes when workers do", async ({ page }) => {
    await page.addInitScript(() => {
      const Real = window.Worker;
      window.real = () => (window.Worker = Real);
      window.Worker = class {
        constructor() {
          throw new Error("no workers");
        }
      };
    });
    await page.goto(`./?lang=en${puzzle}`);
    await expect(page.getByText("The engine does not start in this browser.")).toBeVisible();
    await button(page, "Close").click();
    await button(page, "Hint").click();
    await expect(page.getByText("The engine does not start in this browser.")).toBeVisible();
    await page.evaluate(() => window.real());
    await restart(page).click();
    await expect(page.getByText("one solution").first()).toBeVisible();
    await button(page, "Hint").click();
    await expect(page.getByText("Hint 1 of 5.").first()).toBeVisible();
  });
});

test("a worker of another build has the page loaded again once, not for ever", async ({ page }) => {
  await page.addInitScript(() => {
    sessionStorage.setItem("loads", 1 + Number(sessionStorage.getItem("loads")));
    let workers = 0;
    window.Worker = class extends Worker {
      constructor(...how) {
        super(...how);
        // The first worker is as it should be; the name of the build is what a message begins with.
        if (workers++ > 0) this.addEventListener("message", ({ data }) => (data[1] ^= 1));
      }
    };
  });
  const loads = () => page.evaluate(() => Number(sessionStorage.getItem("loads")));
  await open(page, { hash: puzzle });
  const askForMore = async () => {
    await page.keyboard.press("Shift+P");
    await page.keyboard.press("Shift+H");
    await page.keyboard.press("h");
  };
  for (let turn = 0; turn < 4; turn++) {
    await askForMore();
    await page.waitForTimeout(1_000);
    await expect(page.locator("[data-app=ready]")).toBeAttached();
  }
  expect(await loads()).toBeLessThanOrEqual(2);
  await expect(page.getByRole("gridcell")).toHaveCount(81);
});

test.describe("when files do not come", () => {
  test.use({ expected: [/ERR_FAILED|Failed to load|Failed to fetch|dynamically imported|404|TypeError|CompileError|WebAssembly/] });
  const broken = (page) => page.getByText("Load it again: your game is kept.");

  for (const [what, pattern, answer] of [
    ["the program is not there", "**/app-*_bg.wasm", (route) => route.abort()],
    ["the program is cut off", "**/app-*_bg.wasm", (route) => route.fulfill({ contentType: "application/wasm", body: Buffer.of(0, 97, 115, 109, 1) })],
    ["the script is missing", "**/app-*.js", (route) => route.fulfill({ status: 404, body: "" })],
    ["words are answered as a page", "**/locales/**", (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Sign in</title>" })],
  ]) {
    test(`no browser is blamed: ${what}`, async ({ page }) => {
      await page.route(pattern, answer);
      await page.goto("./?lang=en");
      await expect(broken(page)).toBeVisible();
      await expect(page.locator("#needs")).toBeHidden();
    });
  }

  test("words of one language that are answered as a page leave the other", async ({ page }) => {
    await page.route("**/locales/zh-CN/**", (route) => route.fulfill({ contentType: "text/plain", body: "\n<html>" }));
    await page.goto("./?lang=zh-CN");
    await expect(page.locator("[data-app=ready]")).toBeAttached();
    await expect(button(page, "Hint")).toBeVisible();
  });
});

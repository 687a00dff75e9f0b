// Without a network, and from one build to the next: what the service worker keeps.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { Host, copy, edit, variant } from "./builds.mjs";
import { cell, expect, fromMenu, longSearch, makeOne, test as base, type, visit } from "./page.mjs";

const puzzle = "#p=400520703000003000100007000014000006700050001500000420000400005000800000201076008";
const solution = "496528713875143692132967854314289576729654381568731429687492135943815267251376948";
const button = (page, name) => page.getByRole("button", { name, exact: true });
const offer = (page) => page.getByText("A new version is ready.");

const test = base.extend({
  host: async ({}, use) => {
    const host = await Host.start();
    await use(host);
    if (host.server.listening) await host.stop();
  },
  baseURL: async ({ host }, use) => use(host.address),
});
test.use({ serviceWorkers: "allow" });

const version = (page) => page.locator("meta[name=version]").getAttribute("content");
const builds = (page) => page.evaluate(async () => (await caches.keys()).filter((name) => !name.endsWith(" pages")));

/** Opens the page and waits until its build is kept. */
async function openKept(page, hash = puzzle) {
  await visit(page, `./?lang=en${hash}`);
  await kept(page);
}

async function kept(page) {
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller)), { timeout: 90_000 }).toBe(true);
}

/** The browser looks for a newer build, as it does by itself at each start and each hour. */
const look = (page) => page.evaluate(() => navigator.serviceWorker.getRegistration().then((one) => one.update()).catch(() => {}));

async function finish(page) {
  for (const [at, digit] of [...solution].entries()) {
    const place = cell(page, `r${Math.floor(at / 9) + 1}c${(at % 9) + 1}`);
    if (/Empty/.test(await place.getAttribute("aria-label"))) {
      await place.click();
      await page.keyboard.press(digit);
    }
  }
  await expect(page.getByRole("status").filter({ hasText: "Solved in" })).toBeVisible();
}

test.describe("with the host stopped", () => {
  // A host that stops cuts what is under way, too.
  test.use({ expected: [/ERR_CONNECTION_(REFUSED|RESET)|ERR_FAILED|when fetching the script/] });

  test("the page starts again, with hints, new puzzles and lessons, and the game is finished", async ({ page, host }) => {
    await openKept(page);
    await type(page, "r1c2", "9");
    await host.stop();
    await page.reload();
    await expect(cell(page, "r1c2")).toHaveAccessibleName(/9, entered\.$/);
    await expect(page.locator("[data-worker=ready]")).toBeAttached();
    await button(page, "Hint").click();
    await expect(page.getByText("Hint 1 of 5.").first()).toBeVisible();
    await page.keyboard.press("Escape");
    await finish(page);
    await visit(page, "./?lang=en#learn=x_wing");
    await expect(page.getByRole("region", { name: "Idea" })).toBeVisible();
  });

  test("a language that was chosen is there without a network, another one is not", async ({ page, host }) => {
    await openKept(page);
    await fromMenu(page, "Settings");
    await page.getByLabel("Language").selectOption("de");
    await expectWhole(page, ["en", "de"]);
    await host.stop();
    await visit(page, "./#learn=x_wing");
    await expect(page.getByRole("region", { name: "Idee" })).toBeVisible();
    await visit(page, "./?lang=ja");
    await expect(page.getByRole("gridcell", { name: /^Row 1, column 1/ })).toBeVisible();
  });

  test("a puzzle that is stopped gives way to a new engine", async ({ page, host }) => {
    await openKept(page);
    await host.stop();
    const form = await longSearch(page);
    // Stopping ends the worker: the next puzzle needs the engine's files again.
    await form.getByRole("button", { name: "Stop" }).click();
    await makeOne(page, { clues: 30 });
    await expect(page.getByRole("grid")).toBeVisible({ timeout: 120_000 });
    await button(page, "Hint").click();
    await expect(page.getByText("Hint 1 of 5.").first()).toBeVisible();
  });

  test("a page that is opened for the first time without its build says nothing false", async ({ page, host }) => {
    await visit(page, `./?lang=en${puzzle}`);
    await host.stop();
    await type(page, "r1c2", "9");
    await expect(cell(page, "r1c2")).toHaveAccessibleName(/9, entered\.$/);
  });
});

/** How many files are kept, and how many belong to the build in these languages. */
const extent = (page, tags) =>
  page.evaluate(async (tags) => {
    const script = await (await fetch("service_worker.js")).text();
    const { version, files, languages } = JSON.parse(/const BUILD = (.*);/.exec(script)[1]);
    const name = (await caches.keys()).find((name) => name.endsWith(` ${version}`));
    const count = [files, ...tags.map((tag) => languages[tag])].flat().length;
    return { kept: name ? (await (await caches.open(name)).keys()).length : 0, files: count };
  }, tags);

async function expectWhole(page, tags = ["en"]) {
  await expect.poll(async () => ((found) => found.kept === found.files)(await extent(page, tags))).toBe(true);
}

/** What About says of use without a network. */
async function expectAbout(page, words) {
  await fromMenu(page, "About");
  await expect(page.getByRole("dialog").getByText(words)).toBeVisible();
  await page.keyboard.press("Escape");
}

/** Has the browser lose files of the build that is kept, by their names and numbers. */
async function lose(page, isLost) {
  const kept = await page.evaluate(async () => {
    const name = (await caches.keys()).find((name) => !name.endsWith(" pages"));
    return (await (await caches.open(name)).keys()).map(({ url }) => url);
  });
  const home = page.url().replace(/[?#].*/, "");
  const lost = kept.filter((url, at) => isLost(url.slice(home.length), at));
  expect(lost).not.toEqual([]);
  await page.evaluate(async (lost) => {
    const name = (await caches.keys()).find((name) => !name.endsWith(" pages"));
    const cache = await caches.open(name);
    for (const url of lost) await cache.delete(url);
  }, lost);
}

test.describe("with files lost, and then the host stopped", () => {
  test.use({ expected: [/ERR_CONNECTION_REFUSED|ERR_FAILED/] });
  for (const [what, isLost] of [
    ["a page", (name) => name === ""],
    ["the engine", (name) => name.startsWith("engine-")],
    ["the program", (name) => name.startsWith("app-")],
    ["the words of a language", (name) => name.startsWith("locales/en/")],
    ["the style", (name) => name.endsWith(".css")],
    ["the lessons", (name) => name.startsWith("learn/")],
    ["every second file", (name, at) => at % 2 === 0],
    ["every file", () => true],
  ]) {
    test(`what the browser has lost of a build comes back with the next start: ${what}`, async ({ page, host }) => {
      await openKept(page);
      await expectWhole(page);
      await expectAbout(page, "works without a network");
      await lose(page, isLost);
      await page.reload();
      await expectWhole(page);
      await expectAbout(page, "works without a network");
      await host.stop();
      await page.reload();
      await button(page, "Hint").click();
      await expect(page.getByText("Hint 1 of 5.").first()).toBeVisible();
    });
  }
});

test("a first visit asks for few files to keep the build, and says so when it is whole", async ({ page, host }) => {
  const asked = [];
  let held = 0;
  host.server.on("request", ({ url }) => asked.push(url));
  await page.route("**/worker_start.js*", async (route) => {
    // Nothing is kept before the engine has come; other workers may be started after that.
    held += 1;
    if (held === 1) {
      expect(asked.filter((url) => /service_worker|texts/.test(url))).toEqual([]);
      await expectAbout(page, "Not all of this page is kept");
    }
    await route.continue();
  });
  await visit(page, `./?lang=en${puzzle}`);
  await kept(page);
  await expectWhole(page);
  await expectAbout(page, "works without a network");
  expect(held).toBeGreaterThan(0);
  expect(asked.length, asked.join(" ")).toBeLessThan(50);
});

test.describe("with the host stopped and files lost", () => {
  test.use({ expected: [/ERR_CONNECTION_REFUSED|ERR_FAILED/] });
  test("the page does not say that it works without a network", async ({ page, host }) => {
    await openKept(page);
    await host.stop();
    await lose(page, (name) => name.startsWith("learn/"));
    await page.reload();
    await expect(page.locator("[data-worker=ready]")).toBeAttached();
    await expectAbout(page, "Not all of this page is kept");
  });
});

const stranded = (page) => page.getByText("The site has another version");
const html = (response) => response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end("<!doctype html><title>Nonet</title>");
const status = (code) => (response) => response.writeHead(code).end();

test.describe("when the host has another build without the service worker", () => {
  test.use({ expected: [/404|ServiceWorker|service_worker|bad HTTP|MIME/i] });
  for (const [what, answer] of [["404", status(404)], ["410", status(410)], ["a page in its place", html]]) {
    test(`the player can leave the kept build, and keeps the game: ${what}`, async ({ page, host }) => {
      await openKept(page);
      await type(page, "r1c2", "9");
      await host.deploy(variant("second"));
      host.answer("service_worker.js", answer);
      await page.reload();
      await expect(stranded(page)).toBeVisible();
      expect(await version(page)).not.toBe("second");
      await type(page, "r1c3", "6");
      await button(page, "Use it now").click();
      await expect.poll(() => version(page).catch(() => "")).toBe("second");
      await expect(cell(page, "r1c2")).toHaveAccessibleName(/9, entered\.$/);
      await expect(cell(page, "r1c3")).toHaveAccessibleName(/6, entered\.$/);
      expect(await page.evaluate(() => caches.keys())).toEqual([]);
      // A service worker goes once no page is its own.
      await expect.poll(() => page.evaluate(() => navigator.serviceWorker.getRegistration().then(Boolean))).toBe(false);
      await page.reload();
      expect(await version(page)).toBe("second");
      await expect(page.locator("[data-worker=ready]")).toBeAttached();
      await expect(stranded(page)).toBeHidden();
    });
  }
});

test("the notice of a build that cannot come says so in Chinese", async ({ page, host }) => {
  await visit(page, `./?lang=zh-CN${puzzle}`);
  await kept(page);
  await host.deploy(variant("second"));
  host.answer("service_worker.js", html);
  await page.reload();
  await expect(page.getByText("网站上已是另一个版本")).toBeVisible();
  await expect(button(page, "立即更新")).toBeVisible();
});

test.describe("when the service worker cannot be asked for", () => {
  test.use({ expected: [/404|500|503|ERR_|ServiceWorker|service_worker|bad HTTP|MIME|fetch/i] });
  const gone = (response) => response.destroy();
  for (const [what, change] of [
    ["the host is down", (host) => host.stop()],
    ["the host answers 500 to everything", async (host) => {
      await host.deploy(variant("second"));
      host.server.removeAllListeners("request").on("request", (_, response) => status(500)(response));
    }],
    ["a newer host answers 500", (host) => host.deploy(variant("second")).then(() => host.answer("service_worker.js", status(500)))],
    ["a newer host answers 503", (host) => host.deploy(variant("second")).then(() => host.answer("service_worker.js", status(503)))],
    ["a newer host does not answer", (host) => host.deploy(variant("second")).then(() => host.answer("service_worker.js", gone))],
    ["the same build answers 404", (host) => host.answer("service_worker.js", status(404))],
    ["another site is at the host", (host) => {
      host.answer("service_worker.js", html);
      host.answer("", html);
    }],
  ]) {
    test(`the kept build stays: ${what}`, async ({ page, host }) => {
      await page.addInitScript(() => {
        window.heard = [];
        navigator.serviceWorker.addEventListener("message", ({ data }) => window.heard.push(data));
      });
      await openKept(page);
      const first = await version(page);
      await change(host);
      for (let start = 0; start < 2; start++) {
        await page.reload();
        await expect.poll(() => page.evaluate(() => window.heard.filter((data) => data.isStranded !== undefined))).toEqual([{ isWhole: true, isStranded: false }]);
        expect(await version(page)).toBe(first);
        await expect(stranded(page)).toBeHidden();
        expect(await page.evaluate(() => navigator.serviceWorker.getRegistration().then(Boolean))).toBe(true);
        expect(await builds(page)).toHaveLength(1);
      }
    });
  }
});

test("a second build is kept in the background; a page that is open goes on in its own", async ({ page, host }) => {
  await openKept(page);
  const first = await version(page);
  await type(page, "r1c2", "9");
  await host.deploy(variant("second", { "locales/en/techniques.ftl": (text) => text.replaceAll("=", "= Second:") }));
  await look(page);
  await expect(offer(page)).toBeVisible();
  await expect(offer(page)).toBeHidden({ timeout: 30_000 });
  // The explanations and a new engine are those of the page's own build.
  const asked = [];
  page.on("response", (answer) => asked.push(answer.url()));
  await button(page, "Hint").click();
  for (const level of ["More", "Show pattern", "Why"]) await button(page, level).click();
  await expect(page.locator(".hint-panel-text")).not.toContainText("Second:");
  expect(asked.join(" ")).toContain(`techniques.ftl?v=${first}`);
  expect(await builds(page)).toHaveLength(2);
  expect(await version(page)).toBe(first);
  // The next start is the new build's, with the same game; what only the old one needed goes.
  await page.reload();
  expect(await version(page)).toBe("second");
  await expect(cell(page, "r1c2")).toHaveAccessibleName(/9, entered\.$/);
  await button(page, "Hint").click();
  await expect(page.getByText("Hint 1 of 5.").first()).toBeVisible();
  await expect(offer(page)).toBeHidden();
  await expect.poll(() => builds(page)).toHaveLength(1);
});

test("the player takes the second build at once, and the game stays", async ({ page, host }) => {
  await openKept(page);
  await type(page, "r1c2", "9");
  await host.deploy(variant("second"));
  await look(page);
  await offer(page).waitFor();
  await button(page, "Use it now").click();
  await expect.poll(() => version(page).catch(() => "")).toBe("second");
  await expect(cell(page, "r1c2")).toHaveAccessibleName(/9, entered\.$/);
});

test("two pages of two builds are each served by their own", async ({ page, context, host }) => {
  await openKept(page);
  const first = await version(page);
  await host.deploy(variant("second"));
  await look(page);
  await offer(page).waitFor();
  const other = await context.newPage();
  await visit(other, "./?lang=en");
  expect(await version(other)).toBe("second");
  const engine = (one) => one.evaluate(async () => {
    const [name] = document.querySelector("meta[name=engine]").content.split(" ");
    return [name, (await fetch(name)).ok];
  });
  const [ours, theirs] = [await engine(page), await engine(other)];
  expect(ours[0]).not.toBe(theirs[0]);
  expect([ours[1], theirs[1]]).toEqual([true, true]);
  expect(await version(page)).toBe(first);
  expect(await builds(page)).toHaveLength(2);
});

test.describe("when the new build comes only in part", () => {
  test.use({ expected: [/ERR_CONNECTION_(REFUSED|RESET)|ERR_EMPTY_RESPONSE|ERR_FAILED|404|integrity|digest|ServiceWorker/] });
  for (const [what, damage] of [
    ["a file is missing", (folder) => rmSync(join(folder, "learn/x_wing.txt"))],
    ["a file is of another build", (folder) => edit(folder, "locales/en/page.ftl", (text) => `${text}\n`)],
    ["a file is answered as a page", (folder) => edit(folder, "locales/en/page.ftl", () => "<!doctype html><title>Sign in</title>")],
  ]) {
    test(`the build before it stays: ${what}`, async ({ page, host }) => {
      await openKept(page);
      const first = await version(page);
      const changed = (text) => `${text}\n\n`;
      const second = variant("second", { "learn/x_wing.txt": changed, "locales/en/page.ftl": changed });
      damage(second);
      await host.deploy(second);
      await look(page);
      await expect.poll(() => page.evaluate(() => navigator.serviceWorker.getRegistration().then((one) => Boolean(one.installing)))).toBe(false);
      await page.reload();
      expect(await version(page)).toBe(first);
      await expect(page.locator("[data-worker=ready]")).toBeAttached();
      await expect(offer(page)).toBeHidden();
      await host.stop();
      await page.reload();
      expect(await version(page)).toBe(first);
      await button(page, "Hint").click();
      await expect(page.getByText("Hint 1 of 5.").first()).toBeVisible();
    });
  }
});

test.describe("without service workers", () => {
  test("the page works as before", async ({ page }) => {
    await page.addInitScript(() => delete Navigator.prototype.serviceWorker);
    await visit(page, `./?lang=en${puzzle}`);
    await button(page, "Hint").click();
    await expect(page.getByText("Hint 1 of 5.").first()).toBeVisible();
    expect(await page.evaluate(() => "serviceWorker" in navigator)).toBe(false);
  });
});

test("a host that takes its service worker away gets its pages back", async ({ page, host }) => {
  await openKept(page);
  const plain = copy();
  edit(plain, "service_worker.js", (script) => script.replace(/const BUILD = .*;/, "const BUILD = null;"));
  await host.deploy(plain);
  await look(page);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.getRegistration().then(Boolean)).catch(() => true)).toBe(false);
  expect(await builds(page)).toEqual([]);
  await expect(page.getByRole("gridcell")).toHaveCount(81);
});

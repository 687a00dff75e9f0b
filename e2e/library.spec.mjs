// The library: every game is kept until its player deletes it, whatever the browser does.
import { readFile } from "node:fs/promises";
import { cell, expect, expectAccessible, open, paste, test, type } from "./page.mjs";

const puzzle = "400520703000003000100007000014000006700050001500000420000400005000800000201076008";
const other = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
const solved = "864371259325849761971265843436192587198657432257483916689734125713528694542916378";

/** Solves a puzzle whose first cell alone is empty, and begins another one. */
async function playTwo(page) {
  await open(page, { hash: `#p=.${solved.slice(1)}` });
  await type(page, "r1c1", "8");
  await open(page, { hash: `#p=${puzzle}` });
  await type(page, "r1c2", "9");
}

async function visitLibrary(page, section = "") {
  await page.evaluate((hash) => (location.hash = hash), `#/library${section}`);
  await expect(page.getByRole("heading", { name: "Kept on this device" })).toBeAttached();
}

/** What the database holds in one of its stores. */
const stored = (page, store) =>
  page.evaluate(
    (name) =>
      new Promise((done, failed) => {
        const request = indexedDB.open("nonet");
        request.onerror = () => failed(request.error);
        request.onsuccess = () => {
          const all = request.result.transaction(name).objectStore(name).getAll();
          all.onsuccess = () => {
            request.result.close();
            done(all.result);
          };
        };
      }),
    store,
  );

test("games that were left are found again, played on, deleted and brought back", async ({ page }) => {
  await playTwo(page);
  await visitLibrary(page, "/solved");
  const row = page.getByRole("table", { name: "Games" }).getByRole("button", { name: /^Easy/ });
  await expect(row).toHaveCount(1);
  await row.click();
  await expect(cell(page, "r1c1")).toHaveAccessibleName(/8/);
  await visitLibrary(page, "/in-progress");
  const games = page.getByRole("table", { name: "Games" });
  await games.getByRole("button", { name: "More" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(games).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(games.getByRole("row")).toHaveCount(2);
});

test("the headings sort the list, and arrow keys go through it", async ({ page }) => {
  await playTwo(page);
  await open(page, { hash: `#p=${other}` });
  await type(page, "r1c1", "1");
  await visitLibrary(page, "/in-progress");
  const games = page.getByRole("table", { name: "Games" });
  const score = games.getByRole("columnheader", { name: "HoDoKu" });
  const names = async () => {
    const rows = await games.getByRole("row").getByRole("button", { name: /, / }).all();
    return Promise.all(rows.map((row) => row.getAttribute("aria-label")));
  };
  const newest = await names();
  expect(newest).toHaveLength(2);
  await score.getByRole("button").click();
  await expect(score).toHaveAttribute("aria-sort", "descending");
  const hardest = await names();
  await score.getByRole("button").press("Enter");
  await expect(score).toHaveAttribute("aria-sort", "ascending");
  expect(await names()).toEqual(hardest.toReversed());
  const rows = games.getByRole("button", { name: /, / });
  await rows.first().focus();
  await page.keyboard.press("ArrowDown");
  await expect(rows.last()).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(games.getByRole("button", { name: "More" }).last()).toBeFocused();
  await page.keyboard.press("Home");
  await expect(rows.first()).toBeFocused();
  await expect(games.locator("[tabindex='0']")).toHaveCount(1);
});

for (const viewport of [{ width: 1440, height: 900 }, { width: 390, height: 844 }]) {
  test(`Back leads to the row of a long list that was opened (${viewport.width})`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page);
    await page.keyboard.press("i");
    await page.getByRole("dialog").getByRole("textbox").fill(`${puzzle}\n${other}\n`.repeat(100));
    await page.getByRole("button", { name: "Keep as a collection" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Done" }).click();
    const games = page.getByRole("table", { name: "Games" });
    await expect(games).toHaveAttribute("aria-rowcount", "201");
    const row = games.getByRole("button", { name: /^121\. / });
    // The rows that are drawn follow the scrolling, and the list may still be read in.
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight * 0.6));
      await row.click({ timeout: 3_000 });
    }).toPass();
    await expect(cell(page, "r1c1")).toBeVisible();
    await page.goBack();
    await expect(row).toBeInViewport();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(games.getByRole("button", { name: /^1\. / })).toBeInViewport();
  });
}

test("a game of the list is shared and printed", async ({ page }) => {
  await playTwo(page);
  for (const name of ["Share", "Print"]) {
    await visitLibrary(page, "/solved");
    await page.getByRole("table", { name: "Games" }).getByRole("button", { name: "More" }).click();
    await page.getByRole("dialog").getByRole("button", { name, exact: true }).click();
    await expect(page.getByRole("dialog", { name: new RegExp(name) })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(cell(page, "r1c1")).toHaveAccessibleName(/8/);
  }
});

test("everything is exported, and comes back in another browser", async ({ page, browser, baseURL }) => {
  await playTwo(page);
  await visitLibrary(page);
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export all" }).click();
  const path = await (await saving).path();
  expect(JSON.parse(await readFile(path, "utf8")).format).toBe("nonet-library");
  const context = await browser.newContext({ baseURL });
  const there = await context.newPage();
  await open(there);
  await visitLibrary(there);
  await expect(there.getByText("Nothing here yet")).toBeVisible();
  await there.getByLabel("Import all").setInputFiles({ name: "nonet.json", mimeType: "application/json", buffer: await readFile(path) });
  await expect(there.getByText("2 added, 0 were here.")).toBeVisible();
  await there.reload();
  await visitLibrary(there, "/solved");
  await expect(there.getByRole("table", { name: "Games" }).getByRole("row")).toHaveCount(2);
  await context.close();
});

test("a file whose records are damaged or of a newer version takes no game away", async ({ page }) => {
  await open(page, { hash: `#p=${puzzle}` });
  await type(page, "r1c2", "9");
  await visitLibrary(page);
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export all" }).click();
  const file = JSON.parse(await readFile(await (await saving).path(), "utf8"));
  const [{ id, game }] = file.games;
  const newer = "nonet-game 3\nwritten in another way\n";
  const changed = { ...file, games: [{ id, summary: "", game: newer }] };
  const buffer = Buffer.from(JSON.stringify(changed));
  await page.getByLabel("Import all").setInputFiles({ name: "nonet.json", mimeType: "application/json", buffer });
  await expect(page.getByText("1 added, 0 were here.")).toBeVisible();
  await expect(page.getByText("One game cannot be read. It is kept")).toBeVisible();
  const texts = await stored(page, "games");
  expect(texts.filter((text) => text === newer)).toHaveLength(1);
  expect(texts.some((text) => text.includes(game.slice(game.indexOf("\n- "))))).toBe(true);
  await page.reload();
  await page.evaluate(() => (location.hash = "#/play"));
  await expect(cell(page, "r1c2")).toHaveAccessibleName(/9, entered/);
});

test("a list is kept as a collection, named and found by its clues", async ({ page }) => {
  await open(page);
  await page.keyboard.press("i");
  await page.getByRole("dialog").getByRole("textbox").fill(`${puzzle}\n${other}\n`);
  await page.getByRole("button", { name: "Keep as a collection" }).click();
  await page.getByLabel("Name of the collection").fill("For the train");
  await page.getByRole("dialog").getByRole("button", { name: "Done" }).click();
  const games = page.getByRole("table", { name: "Games" });
  await expect(games.getByRole("row")).toHaveCount(3);
  const search = page.getByRole("textbox", { name: "Search" });
  for (const words of ["4005", "25 clues", "1. 25 clues"]) {
    await search.fill(words);
    await expect(games.getByRole("row")).toHaveCount(2);
  }
  await search.fill("nothing like this");
  await expect(page.getByText("No game found.")).toBeVisible();
  await page.getByRole("button", { name: "Show all" }).press("Enter");
  await expect(games.getByRole("row")).toHaveCount(3);
  await expect(search).toHaveValue("");
  await expect(games.getByRole("button", { name: /^1\. / })).toBeFocused();
  await page.reload();
  await visitLibrary(page);
  await expect(page.getByRole("link", { name: /For the train/ })).toBeVisible();
});

test("a collection of 12,000 puzzles is there after a reload, is searched, and its last is played", async ({ page }) => {
  await open(page);
  const lines = Array.from({ length: 12_000 }, (_, at) => (at % 2 ? other : puzzle));
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, lines.join("\n"));
  const keep = page.getByRole("button", { name: "Keep as a collection" });
  await expect(page.getByRole("checkbox", { name: "12,000 of 12,000 chosen" })).toBeChecked({ timeout: 60_000 });
  await keep.click();
  await page.getByLabel("Name of the collection").fill("Large");
  await page.getByRole("dialog").getByRole("button", { name: "Done" }).click();
  await page.reload();
  const games = page.getByRole("table", { name: "Games" });
  await expect(games).toHaveAttribute("aria-rowcount", "12001");
  const search = page.getByRole("textbox", { name: "Search" });
  await search.fill("12,001");
  await expect(page.getByText("No game found.")).toBeVisible();
  await search.fill("12,000");
  const last = games.getByRole("button", { name: /^12,?000\. / });
  await last.click();
  await expect(cell(page, "r1c1")).toBeVisible();
  await visitLibrary(page);
  await expect(page.getByRole("link", { name: /Large.*0 of 12,000/ })).toBeVisible();
});

test("the puzzles of a list get their tiers and scores by themselves, and keep them", async ({ page }) => {
  await open(page);
  await page.keyboard.press("i");
  await page.getByRole("dialog").getByRole("textbox").fill(`${puzzle}\n${other}\n`);
  await page.getByRole("button", { name: "Keep as a collection" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Done" }).click();
  const rows = page.getByRole("table", { name: "Games" }).locator(".table-open");
  for (const name of [/^1\. (Easy|Medium|Hard|Unfair|Extreme), .*\d{3}/, /^2\. (Easy|Medium|Hard|Unfair|Extreme), .*\d{3}/]) {
    await expect(rows.filter({ hasText: new RegExp(name.source.slice(0, 4)) })).toHaveAccessibleName(name, { timeout: 120_000 });
  }
  await page.reload();
  await expect(rows.first()).toHaveAccessibleName(/^1\. (Easy|Medium|Hard|Unfair|Extreme), /);
});

test("the chosen puzzles of a list are played in order", async ({ page }) => {
  await open(page);
  const missing = (at) => `${solved.slice(0, at)}.${solved.slice(at + 1)}`;
  await page.keyboard.press("i");
  const form = page.getByRole("dialog");
  await form.getByRole("textbox").fill([0, 1, 2].map(missing).join("\n"));
  const all = form.getByRole("checkbox", { name: "3 of 3 chosen" });
  await expect(all).toBeChecked();
  await form.getByRole("checkbox", { name: /^2\./ }).uncheck();
  await expect(form.getByRole("checkbox", { name: "2 of 3 chosen" })).not.toBeChecked();
  await expectAccessible(page);
  await form.getByRole("button", { name: "Play these 2 in order" }).click();
  await type(page, "r1c1", solved[0]);
  await page.getByRole("button", { name: "Next of the list" }).click();
  await expect(cell(page, "r1c3")).toHaveAccessibleName(/Empty/);
  await type(page, "r1c3", solved[2]);
  await expect(page.getByRole("button", { name: /^Today’s Easy/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Next of the list" })).toHaveCount(0);
});

test("games of an older version are taken over, readable or not", async ({ page }) => {
  await playTwo(page);
  await page.evaluate(() => {
    const id = localStorage.getItem("nonet.current");
    localStorage.setItem("nonet.game.old", localStorage.getItem(`nonet.game.${id}`).replace(`id ${id}`, "id old"));
    localStorage.setItem("nonet.unreadable.odd", "rubbish");
  });
  await page.reload();
  await visitLibrary(page, "/in-progress");
  await expect(page.getByRole("table", { name: "Games" }).getByRole("row")).toHaveCount(3);
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => /old|odd/.test(key)))).toEqual([]);
  expect(await stored(page, "games")).toContain("rubbish");
});

test("without a database play goes on, and a sentence says what is kept", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(globalThis, "indexedDB", { value: undefined }));
  await open(page, { hash: `#p=${puzzle}` });
  await type(page, "r1c2", "9");
  await page.reload();
  await expect(cell(page, "r1c2")).toHaveAccessibleName(/9/);
  await visitLibrary(page);
  await expect(page.getByText("This browser keeps only the game in play")).toBeVisible();
});

test("a full local storage deletes no game and loses no move", async ({ page }) => {
  await playTwo(page);
  const games = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("nonet.game.")).length);
  await page.evaluate(() => {
    const id = localStorage.getItem("nonet.current");
    localStorage.setItem("nonet.game.other", localStorage.getItem(`nonet.game.${id}`));
    for (let size = 1 << 20; size > 0; size = size >> 1) {
      try {
        for (let at = 0; ; at++) localStorage.setItem(`fill.${size}.${at}`, "x".repeat(size));
      } catch {}
    }
  });
  const before = await games();
  await type(page, "r1c3", "6");
  expect(await games()).toBe(before);
  await page.reload();
  await expect(cell(page, "r1c3")).toHaveAccessibleName(/6, entered/);
});

test("five thousand games start and scroll without delay", async ({ page }) => {
  await playTwo(page);
  await visitLibrary(page, "/solved");
  await page.evaluate(
    () =>
      new Promise((done, failed) => {
        const request = indexedDB.open("nonet");
        request.onsuccess = () => {
          const transaction = request.result.transaction(["summaries"], "readwrite");
          const summaries = transaction.objectStore("summaries");
          summaries.getAll().onsuccess = (event) => {
            const [text] = event.target.result.filter((one) => one.includes("finished"));
            for (let at = 0; at < 5000; at++) summaries.put(text.replace(/^id .*$/m, `id g${at}`), `g${at}`);
          };
          transaction.oncomplete = () => (request.result.close(), done());
          transaction.onerror = () => failed(transaction.error);
        };
      }),
  );
  await page.reload();
  await visitLibrary(page, "/solved");
  const games = page.getByRole("table", { name: "Games" });
  await expect(games).toHaveAttribute("aria-rowcount", "5002");
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(games.locator("[aria-rowindex='5002']")).toBeVisible();
  expect(await games.getByRole("row").count()).toBeLessThan(100);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test("the library is reached, a game opened, deleted and brought back by touch alone", async ({ page }) => {
    await open(page, { hash: `#p=${puzzle}` });
    await cell(page, "r1c2").tap();
    await page.getByRole("group", { name: "Digits" }).getByRole("button", { name: /^9\b/ }).tap();
    await page.getByRole("button", { name: "Library", exact: true }).tap();
    await page.getByRole("region", { name: "Continue" }).getByRole("button").first().tap();
    await expect(cell(page, "r1c2")).toHaveAccessibleName(/9, entered/);
    await visitLibrary(page, "/in-progress");
    const games = page.getByRole("table", { name: "Games" });
    await games.getByRole("button", { name: "More" }).tap();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).tap();
    await expect(games).toHaveCount(0);
    await page.getByRole("button", { name: "Undo" }).tap();
    await expect(games.getByRole("button", { name: "More" })).toHaveCount(1);
  });
});

for (const [lang, section, viewport, colorScheme] of [
  ["en", "", { width: 1280, height: 800 }, "light"],
  ["en", "/solved", { width: 390, height: 844 }, "dark"],
  ["zh-CN", "/statistics", { width: 390, height: 844 }, "light"],
  ["en", "/collections", { width: 360, height: 640 }, "light"],
]) {
  test(`the library is accessible and does not scroll sideways (${lang}${section || "/today"}, ${viewport.width}, ${colorScheme})`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await playTwo(page);
    await open(page, { lang, hash: `#/library${section}` });
    await page.locator(".library").waitFor();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
}

// What a browser can do to the stores of the page: whatever happens, the last move is there again.
import { cell, expect, open, paste, test, type } from "./page.mjs";

const puzzle = "400520703000003000100007000014000006700050001500000420000400005000800000201076008";
const other = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

const databases = {
  "there is none": () => Object.defineProperty(globalThis, "indexedDB", { value: undefined }),
  "it throws": () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("no databases here", "SecurityError");
    };
  },
  "it refuses": () => {
    const open = IDBFactory.prototype.open;
    // A version below the one that is there makes the browser itself refuse.
    IDBFactory.prototype.open = function (name) {
      return open.call(this, name, 1);
    };
  },
  "it never answers": () => {
    IDBFactory.prototype.open = () => new EventTarget();
  },
};

test.describe("in a private window", () => {
  for (const [what, take] of Object.entries(databases)) {
    test(`the game goes on over a reload where a database is asked for and ${what}`, async ({ page }) => {
      if (what === "it refuses") {
        await open(page);
        await page.evaluate(
          () =>
            new Promise((done, failed) => {
              const request = indexedDB.open("nonet", 9);
              request.onsuccess = () => (request.result.close(), done());
              request.onerror = failed;
            }),
        );
      }
      await page.addInitScript(take);
      await open(page, { hash: `#p=${puzzle}` });
      await type(page, "r1c2", "9");
      await open(page, { hash: `#p=${other}` });
      await type(page, "r1c1", "7");
      await page.reload();
      await expect(cell(page, "r1c1")).toHaveAccessibleName(/7, entered/);
      await type(page, "r1c2", "6");
      await expect(cell(page, "r1c2")).toHaveAccessibleName(/6, entered/);
    });
  }
});

test("a tab that dies at the moment of a move has kept it", async ({ page, context }) => {
  await open(page, { hash: `#p=${puzzle}` });
  await type(page, "r1c2", "9");
  await type(page, "r1c4", "Shift+1");
  await type(page, "r1c3", "6");
  const session = await context.newCDPSession(page);
  const died = page.waitForEvent("crash");
  session.send("Page.crash").catch(() => {});
  await died;
  const next = await context.newPage();
  await open(next);
  await expect(cell(next, "r1c2")).toHaveAccessibleName(/9, entered/);
  await expect(cell(next, "r1c3")).toHaveAccessibleName(/6, entered/);
  await next.keyboard.press("Control+z");
  await expect(cell(next, "r1c3")).toHaveAccessibleName(/Empty/);
});

test.describe("a write of two texts", () => {
  /** Refuses the second text of each batch, in one of the two ways that browsers have. */
  const refusals = {
    "at once": () => {
      const put = IDBObjectStore.prototype.put;
      IDBObjectStore.prototype.put = function (...args) {
        if (this.name === "games") throw new DOMException("full", "QuotaExceededError");
        return put.apply(this, args);
      };
    },
    "when it is made": () => {
      const put = IDBObjectStore.prototype.put;
      IDBObjectStore.prototype.put = function (...args) {
        const request = put.apply(this, args);
        if (this.name === "games") this.transaction.abort();
        return request;
      };
    },
  };
  for (const [when, refuse] of Object.entries(refusals)) {
    test(`is made whole or not at all, where the second is refused ${when}`, async ({ page }) => {
      await page.addInitScript(refuse);
      await open(page, { hash: `#p=${puzzle}` });
      await type(page, "r1c2", "9");
      await open(page, { hash: `#p=${other}` });
      await type(page, "r1c1", "7");
      await page.evaluate(() => (location.hash = "#/library"));
      await expect(page.getByText("Your browser refuses to save more.").first()).toBeVisible();
      const kept = await page.evaluate(
        () =>
          new Promise((done, failed) => {
            const request = indexedDB.open("nonet");
            request.onerror = failed;
            request.onsuccess = () => {
              const transaction = request.result.transaction(["summaries", "games"]);
              const counts = ["summaries", "games"].map((name) => transaction.objectStore(name).count());
              transaction.oncomplete = () => (request.result.close(), done(counts.map((count) => count.result)));
            };
          }),
      );
      expect(kept).toEqual([0, 0]);
      await page.reload();
      await expect(page.locator("[data-worker=ready]")).toBeAttached();
      await page.evaluate(() => (location.hash = "#/play"));
      await expect(cell(page, "r1c1")).toHaveAccessibleName(/7, entered/);
      await page.evaluate(() => (location.hash = "#/library/in-progress"));
      const games = page.getByRole("table", { name: "Games" }).getByRole("button", { name: /, / });
      await expect(games).toHaveCount(2);
      await games.and(page.getByRole("button", { name: /^(Hard|25 clues)/ })).click();
      await expect(cell(page, "r1c2")).toHaveAccessibleName(/9, entered/);
    });
  }
});

test("a database of the version before keeps its games and takes a list", async ({ page }) => {
  const blank = { contentType: "text/html", body: '<link rel="icon" href="icon.svg">' };
  await page.route("**/blank.html", (route) => route.fulfill(blank));
  await page.goto("./blank.html");
  await page.evaluate(
    (givens) =>
      new Promise((done, failed) => {
        const request = indexedDB.open("nonet", 1);
        request.onupgradeneeded = () => ["summaries", "games", "collections"].forEach((name) => request.result.createObjectStore(name));
        request.onerror = () => failed(request.error);
        request.onsuccess = () => {
          const all = request.result.transaction(["summaries", "games"], "readwrite");
          const lines = `id old\nplayed 1000\ngivens ${givens}\n`;
          all.objectStore("summaries").put(`nonet-summary 1\n${lines}moves 1\n`, "old");
          all.objectStore("games").put(`nonet-game 1\n${lines}at 1\n- fill\n`, "old");
          all.oncomplete = () => (request.result.close(), done());
          all.onerror = () => failed(all.error);
        };
      }),
    puzzle,
  );
  await open(page, { hash: "#/library/in-progress" });
  await expect(page.getByRole("table", { name: "Games" }).getByRole("button", { name: /, / })).toHaveCount(1);
  await paste(page, `${puzzle}\n${other}`);
  await page.getByRole("dialog").getByRole("button", { name: "Rate all" }).click();
  await expect(page.getByText("2 of 2 rated")).toBeVisible();
  await page.reload();
  await expect(page.getByText("2 of 2 rated")).toBeVisible();
});

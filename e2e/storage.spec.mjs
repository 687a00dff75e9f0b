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

/** The moves of the game that the database has, of which there is one; none where it has no game. */
const kept = (page) =>
  page.evaluate(
    () =>
      new Promise((done, failed) => {
        const request = indexedDB.open("nonet");
        request.onerror = failed;
        request.onsuccess = () => {
          const all = request.result.transaction("games").objectStore("games").getAll();
          all.onsuccess = () => {
            request.result.close();
            done(all.result.join("\n").split("\n").filter((line) => /^[+-] /.test(line)).length);
          };
        };
      }),
  );

/** Leaves the page for one of the same origin that does nothing. */
async function leave(page) {
  const blank = { contentType: "text/html", body: '<link rel="icon" href="icon.svg">' };
  await page.route("**/blank.html", (route) => route.fulfill(blank));
  await page.goto("./blank.html");
}

/** The texts of games in the local storage. */
const games = (page) => page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith("nonet.game.")));

/** The wall clock is wrong by as many milliseconds as the local storage says. */
function shiftClock() {
  const Real = Date;
  const shift = () => Number(globalThis.localStorage.getItem("story.shift") ?? 0);
  globalThis.Date = class extends Real {
    constructor(...args) {
      super(...(args.length > 0 ? args : [Real.now() + shift()]));
    }
    static now() {
      return Real.now() + shift();
    }
  };
}

for (const minutes of [10, -10, 1_440, -1_440, 525_600]) {
  test(`a clock that was wrong by ${minutes} minutes and is set right costs no move`, async ({ page }) => {
    await page.addInitScript(shiftClock);
    await leave(page);
    await page.evaluate((shift) => localStorage.setItem("story.shift", shift), minutes * 60_000);
    await open(page, { hash: `#p=${puzzle}` });
    await type(page, "r1c2", "9");
    await type(page, "r1c3", "6");
    await expect.poll(() => kept(page)).toBe(2);
    await leave(page);
    const early = await games(page);
    await page.evaluate(() => localStorage.removeItem("story.shift"));
    await open(page);
    await expect(cell(page, "r1c3")).toHaveAccessibleName(/6, entered/);
    await type(page, "r1c6", "8");
    await type(page, "r1c8", "1");
    await expect.poll(() => kept(page)).toBe(4);
    await page.reload();
    for (const [name, digit] of [["r1c2", 9], ["r1c3", 6], ["r1c6", 8], ["r1c8", 1]]) {
      await expect(cell(page, name)).toHaveAccessibleName(new RegExp(`${digit}, entered`));
    }
    // The same where the browser has not written the local storage.
    await leave(page);
    await page.evaluate((early) => early.forEach(([key, text]) => localStorage.setItem(key, text)), early);
    await open(page);
    await expect(cell(page, "r1c8")).toHaveAccessibleName(/1, entered/);
    await expect(cell(page, "r1c6")).toHaveAccessibleName(/8, entered/);
  });
}

test("a second after a move the database has it, and a browser that is killed then loses nothing", async ({ page, context }) => {
  await page.clock.install();
  await open(page, { hash: `#p=${puzzle}` });
  await type(page, "r1c2", "9");
  await expect.poll(() => kept(page)).toBe(1);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
  // What was done before is written by then.
  await page.clock.runFor(3_000);
  const early = await games(page);
  for (const digit of ["6", "8", "1"]) await page.keyboard.press(digit);
  // The first of them is written at once. What a busy browser does in a task of its own needs a clock that goes.
  await expect
    .poll(async () => {
      await page.clock.runFor(1);
      return kept(page);
    })
    .toBe(2);
  await page.clock.runFor(900);
  await expect.poll(() => kept(page)).toBe(4);
  const session = await context.newCDPSession(page);
  const died = page.waitForEvent("crash");
  session.send("Page.crash").catch(() => {});
  await died;
  // The clock is that of all pages, of which the dead one cannot be reached.
  await page.close();
  const next = await context.newPage();
  await next.clock.resume();
  await leave(next);
  // The local storage is written late, so that it has lost the last moves.
  await next.evaluate((early) => early.forEach(([key, text]) => localStorage.setItem(key, text)), early);
  await open(next);
  await expect(cell(next, "r1c2")).toHaveAccessibleName(/1, entered/);
  for (const digit of ["8", "6", "9"]) {
    await next.keyboard.press("Control+z");
    await expect(cell(next, "r1c2")).toHaveAccessibleName(new RegExp(`${digit}, entered`));
  }
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
  await leave(page);
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

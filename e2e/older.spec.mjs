// What commit 90e1659 stored in a browser, and the library that it exported, open as they were.
import { readFile } from "node:fs/promises";
import { cell, expect, fromMenu, open, test } from "./page.mjs";

const file = (name) => readFile(new URL(`../tests/corpus/saved/${name}`, import.meta.url));

/** Runs in a page without the program: puts texts into the storage and the database of the browser. */
function put({ version, storage, stores }) {
  for (const [key, text] of Object.entries(storage)) localStorage.setItem(key, text);
  return new Promise((done, failed) => {
    const request = indexedDB.open("nonet", version);
    request.onupgradeneeded = () => Object.keys(stores).forEach((name) => request.result.createObjectStore(name));
    request.onerror = () => failed(request.error);
    request.onsuccess = () => {
      const writing = request.result.transaction(Object.keys(stores), "readwrite");
      for (const [name, texts] of Object.entries(stores)) {
        for (const [key, text] of Object.entries(texts)) writing.objectStore(name).put(text, key);
      }
      writing.oncomplete = () => done(request.result.close());
    };
  });
}

const games = (page) => page.getByRole("table", { name: "Games" });
const enterSection = (page, section) => page.evaluate((hash) => (location.hash = hash), `#/library${section}`);

/** The collection and its two puzzles. */
async function expectCollection(page) {
  await page.getByRole("link", { name: /For the train/ }).click();
  await expect(games(page).getByRole("button", { name: /First/ })).toBeVisible();
  await expect(games(page).getByRole("button", { name: /Second/ })).toBeVisible();
}

test("games, settings, drafts and collections of an older version open as they were", async ({ page }) => {
  await page.route("**/empty.html", (route) => route.fulfill({ contentType: "text/html", body: '<link rel="icon" href="data:,">' }));
  await page.goto("./empty.html");
  await page.evaluate(put, JSON.parse(await file("browser.json")));
  await open(page);
  await expect(cell(page, "r1c2")).toHaveAccessibleName(/9, entered/);
  await expect(cell(page, "r1c3")).toHaveAccessibleName(/Notes 8\./);
  await expect(cell(page, "r2c1")).toHaveAccessibleName(/6, entered/);
  await page.keyboard.press("Control+z");
  await expect(cell(page, "r2c1")).toHaveAccessibleName(/Empty/);
  await expect(cell(page, "r1c3")).toHaveAccessibleName(/6.*8/);
  await page.keyboard.press("Control+y");
  await fromMenu(page, "Settings");
  const setting = (name) => page.getByRole("switch", { name });
  await expect(setting("Highlight row, column and box")).not.toBeChecked();
  await expect(setting("Highlight conflicts")).toBeChecked();
  await page.keyboard.press("Escape");
  await enterSection(page, "/solved");
  await expect(games(page).getByRole("button", { name: /^Easy/ })).toHaveCount(1);
  await enterSection(page, "/in-progress");
  await expect(games(page).getByRole("row")).toHaveCount(2);
  await expectCollection(page);
  await page.evaluate(() => (location.hash = "#/create/hand"));
  await expect(page.getByRole("region", { name: "Drafts" }).getByRole("listitem")).toHaveCount(1);
  await expect(page.getByRole("grid", { name: "By hand" }).getByRole("gridcell").first()).toHaveAccessibleName(/ 1$/);
});

test("a library that an older version exported is imported whole", async ({ page }) => {
  await open(page, { hash: "#/library" });
  await page.getByLabel("Import all").setInputFiles({ name: "nonet.json", mimeType: "application/json", buffer: await file("library.json") });
  await expect(page.getByText(/^\d+ added, 0 were here\.$/)).toBeVisible();
  await expectCollection(page);
  await enterSection(page, "/solved");
  await expect(games(page).getByRole("button", { name: /^Easy/ })).toHaveCount(1);
});

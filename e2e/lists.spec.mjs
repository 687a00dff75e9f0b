// Lists: a paste with errors and puzzles of several solutions, what is chosen and kept of it, and the
// table in which a list is rated.
import { readFileSync } from "node:fs";
import { test, expect, open, paste, expectAccessible } from "./page.mjs";

const easy = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const several = "....7....6..19.....98....6.8...6....4..8....17...2...6.6....28....419.......8..79";
const hard = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
/** The same puzzle with its rows mirrored. */
const mirrored = easy.match(/.{9}/g).map((row) => [...row].reverse().join("")).join("");
const text = [easy, several, hard, mirrored, easy.slice(1)].join("\n");

const form = (page) => page.getByRole("dialog", { name: "Import" });
const table = (page) => page.getByRole("table", { name: "Rate a list" });
const rows = (page) => table(page).getByRole("row").filter({ has: page.getByRole("cell") });

async function rate(page, pasted) {
  await open(page);
  await paste(page, pasted);
  await form(page).getByRole("button", { name: "Rate all" }).click();
  await expect(table(page)).toBeVisible();
}

test("of a pasted list the proper puzzles are chosen, the damaged line is named, and the choice is kept", async ({ page }) => {
  await open(page);
  await paste(page, text);
  await expect(form(page).getByText("3 of 4 chosen")).toBeVisible();
  await expect(form(page).getByText("several solutions")).toBeVisible();
  await expect(form(page).getByText(/1 of 5 cannot be read.*Line 5/)).toBeVisible();
  await form(page).getByRole("checkbox", { name: /^3\./ }).uncheck();
  await expect(form(page).getByText("2 of 4 chosen")).toBeVisible();
  await form(page).getByRole("button", { name: "Keep as a collection" }).click();
  await expect(page.locator(".table-open")).toHaveCount(2);
});

test("a list is rated, sorted, searched and filtered, and what is shown is saved", async ({ page }) => {
  await rate(page, text);
  await expect(page.getByText("4 of 4 rated")).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByText("One record could not be read.")).toBeVisible();
  await expect(rows(page)).toHaveCount(4);
  await table(page).getByRole("button", { name: "HoDoKu", exact: true }).click();
  await table(page).getByRole("button", { name: "HoDoKu", exact: true }).click();
  await expect(rows(page).first().getByRole("button")).toHaveText("3");
  await page.getByRole("button", { name: "Same in another form" }).click();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole("button", { name: "Show all" }).click();
  await page.getByLabel("Search", { exact: true }).fill("8..........36");
  await expect(rows(page)).toHaveCount(1);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "CSV", exact: true }).click();
  const saved = readFileSync(await (await download).path(), "utf8").trim().split("\n");
  expect(saved).toHaveLength(2);
  expect(saved[0]).toMatch(/^line,puzzle,name,clues,verdict,tier,score/);
  expect(saved[1]).toContain(hard);
  await rows(page).first().getByRole("button").click();
  await expect(page.getByRole("grid")).toBeVisible();
});

test("the bars are chosen by their handles and by dragging", async ({ page }) => {
  await rate(page, text);
  await expect(page.getByText("4 of 4 rated")).toBeVisible();
  await page.getByRole("slider", { name: "From" }).focus();
  for (let step = 0; step < 18; step += 1) await page.keyboard.press("ArrowRight");
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(rows(page)).toHaveCount(4);
  const bars = await page.locator(".histogram-bars").boundingBox();
  await page.mouse.move(bars.x + bars.width - 3, bars.y + 40);
  await page.mouse.down();
  await page.mouse.move(bars.x + bars.width * 0.7, bars.y + 40, { steps: 4 });
  await page.mouse.up();
  await expect(rows(page)).toHaveCount(1);
});

test("a long list is stopped, goes on, and ends", async ({ page }) => {
  const grid = (at) => [...hard].map((digit) => (digit === "." ? digit : String(((Number(digit) + at) % 9) + 1))).join("");
  await rate(page, Array.from({ length: 100 }, (_, at) => grid(at % 9)).join("\n"));
  await page.getByRole("button", { name: "Stop" }).click();
  const state = page.getByText(/^\d+ of 100 rated$/);
  const before = await state.textContent();
  await expect(state).toHaveText(before);
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(page.getByText(/^100 of 100 rated$/)).toBeVisible({ timeout: 120_000 });
  await page.getByRole("button", { name: "One of each form" }).click();
  await expect(rows(page)).toHaveCount(1);
});

test("a list is gone through with the keyboard alone", async ({ page }) => {
  await rate(page, text);
  await expect(page.getByText("4 of 4 rated")).toBeVisible();
  await rows(page).first().getByRole("button").focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(rows(page).nth(2).getByRole("button")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("grid")).toBeVisible();
});

for (const [lang, state] of [["en", "4 of 4 rated"], ["zh-CN", "已评级 4 / 4 道"]]) {
  test(`a list fits a small phone (${lang})`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await open(page, { lang });
    await paste(page, text);
    await page.getByRole("button", { name: /^(Rate all|全部评级)$/ }).click();
    await expect(page.getByText(state)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
}

test("a list is there again after a reload, with what was rated, and goes on unless it was stopped", async ({ page }) => {
  const form = (at) => [...hard].map((digit) => (digit === "." ? digit : String(((Number(digit) + at) % 9) + 1))).join("");
  await rate(page, Array.from({ length: 200 }, (_, at) => form(at % 9)).join("\n"));
  await page.getByRole("button", { name: "Stop" }).click();
  const state = page.getByText(/^\d+ of 200 rated$/);
  const stopped = await state.textContent();
  await page.reload();
  await expect(page.getByRole("button", { name: "Go on" })).toBeVisible();
  await expect(state).toHaveText(stopped);
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(page.getByRole("button", { name: "Stop" })).toBeVisible();
  await page.reload();
  await expect(page.getByText("200 of 200 rated")).toBeVisible({ timeout: 120_000 });
  await page.reload();
  await expect(page.getByText("200 of 200 rated")).toBeVisible();
  await expect(rows(page).first()).toContainText("Extreme");
});

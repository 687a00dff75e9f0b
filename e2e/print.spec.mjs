// Printing: the sheets of the preview, what goes to the browser's print dialog, and the pages of the PDF
// that a browser makes of it.
import { cell, expect, expectAccessible, open, paste, test, type } from "./page.mjs";

const PUZZLE = "#p=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.printed = 0;
    window.print = () => (window.printed += 1);
  });
});

async function openPrint(page) {
  await page.getByRole("button", { name: /^(Menu|菜单)$/ }).click();
  await page.getByRole("button", { name: /^(Print|打印)$/ }).click();
  return page.getByRole("dialog");
}

const sheets = (within) => within.getByRole("figure");
const grids = (within) => within.getByRole("img", { name: /clues|提示数/ });

/** How many pages the browser prints; Chromium leaves the pages' own objects uncompressed. */
async function pagesOf(page) {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  const boxes = [...pdf.matchAll(/\/MediaBox \[([\d. ]+)\]/g)].map(([, box]) => box.split(" ").slice(2).map((points) => Math.round(Number(points))));
  return { count: [...pdf.matchAll(/\/Type \/Page\b(?!s)/g)].length, boxes };
}

async function print(page, dialog) {
  await dialog.getByRole("button", { name: /^(Print .*page|打印 \d+ 页)/ }).click();
  await expect.poll(() => page.evaluate(() => window.printed)).toBeGreaterThan(0);
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

test("a puzzle is printed with its tier and code, with the player's digits if so chosen", async ({ page }) => {
  await open(page, { hash: PUZZLE });
  await type(page, "r1c3", "4");
  const dialog = await openPrint(page);
  await expect(sheets(dialog)).toHaveCount(1);
  await expect(dialog.getByText("Easy", { exact: true })).not.toHaveCount(0);
  await expect(dialog.getByRole("img", { name: "QR code to play it" })).toHaveCount(1);
  await expect(dialog.locator(".paper-entries text")).toHaveCount(0);
  await dialog.getByRole("group", { name: "In the cells" }).getByRole("button", { name: "My digits" }).click();
  await expect(dialog.locator(".paper-entries text")).toHaveText(["4"]);
  await print(page, dialog);
  const a4 = await pagesOf(page);
  expect(a4.count).toBe(1);
  expect(a4.boxes[0]).toEqual([595, 842]);
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await expect(page.locator(".paper")).toHaveCount(0);
  // Without the dialog the page itself is printed: the grid with its title and link.
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(/^Nonet · .*30 clues/)).toBeVisible();
  await expect(cell(page, "r1c3").locator(".cell-digit")).toBeVisible();
});

test("a booklet of fresh puzzles has answers, hint cards and as many pages as it says", async ({ page }) => {
  await open(page, { hash: PUZZLE });
  const dialog = await openPrint(page);
  await dialog.getByRole("button", { name: "New puzzles" }).click();
  await dialog.getByLabel("How many").fill("8");
  await dialog.getByRole("button", { name: "Hard", exact: true }).click();
  await dialog.getByRole("button", { name: "Make them" }).click();
  await dialog.getByRole("group", { name: "Puzzles on a page" }).getByRole("button", { name: "6" }).click();
  await dialog.getByRole("group", { name: "Answers" }).getByRole("button", { name: "At the end" }).click();
  await dialog.getByRole("button", { name: "Hint cards" }).click();
  await dialog.getByRole("group", { name: "Paper" }).getByRole("button", { name: "Letter" }).click();
  await dialog.getByLabel("Title").fill("For the train");
  await expect(dialog.getByRole("status")).toHaveText("8 puzzles.", { timeout: 60_000 });
  await expect(sheets(dialog)).toHaveCount(4);
  const held = await sheets(dialog).evaluateAll((all) => all.map((sheet) => [sheet.querySelectorAll("svg").length, sheet.querySelectorAll("[data-kind=cards] .paper-block").length]));
  expect(held).toEqual([[6, 0], [2, 0], [8, 3], [0, 5]]);
  await expect(dialog.getByText("For the train")).toHaveCount(4);
  await print(page, dialog);
  const { count, boxes } = await pagesOf(page);
  expect(count).toBe(4);
  boxes.forEach((box) => expect(box).toEqual([612, 792]));
  // Nothing is cut off: what a sheet holds ends above its foot.
  await page.emulateMedia({ media: "print" });
  const rests = await page.locator(".page ~ .paper .paper-content").evaluateAll((all) => all.map((content) => content.clientHeight - content.scrollHeight));
  rests.forEach((rest) => expect(rest).toBeGreaterThanOrEqual(0));
  // Paper and cards are chosen again the next time.
  await page.emulateMedia({ media: null });
  await page.reload();
  const again = await openPrint(page);
  await expect(again.getByRole("group", { name: "Paper" }).getByRole("button", { name: "Letter" })).toHaveAttribute("aria-pressed", "true");
  await expect(again.getByRole("button", { name: "Hint cards" })).toHaveAttribute("aria-pressed", "true");
});

test("exercises ask for a step, in Chinese and by the keyboard alone", async ({ page }) => {
  await open(page, { hash: "#p=..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9", lang: "zh-CN" });
  const dialog = await openPrint(page);
  const press = async (name) => {
    await dialog.getByRole("button", { name, exact: true }).focus();
    await page.keyboard.press("Enter");
  };
  await press("技巧练习");
  await press("放在最后");
  await expect(sheets(dialog)).toHaveCount(2);
  await expect(dialog.getByText(/^请找出：/)).toHaveCount(1);
  await expect(grids(sheets(dialog).last())).toHaveCount(1);
  await expect(sheets(dialog).last().locator(".paper-shade")).not.toHaveCount(0);
});

test("a collection is printed, nine on a page", async ({ page }) => {
  await open(page, { hash: PUZZLE });
  const lines = ["53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", "4..52.7.3.....3...1....7....14....067...5...15.....42....4....5...8.....2.1.76..8"];
  await paste(page, lines.join("\n"));
  await page.getByRole("button", { name: "Keep as a collection" }).click();
  await page.getByLabel("Name of the collection").fill("For the train");
  await page.getByRole("dialog").getByRole("button", { name: "Print" }).click();
  const dialog = page.getByRole("dialog", { name: "Print" });
  await dialog.getByRole("group", { name: "Puzzles on a page" }).getByRole("button", { name: "9" }).click();
  await expect(dialog.getByRole("status")).toHaveText("2 puzzles.", { timeout: 20_000 });
  await expect(grids(sheets(dialog).first())).toHaveCount(2);
  await expect(sheets(dialog)).toHaveCount(2);
  await expect(dialog.getByLabel("Title")).toHaveValue("For the train");
  await expectAccessible(page);
});

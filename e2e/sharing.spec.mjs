// The game handed on: links, QR code, texts, files, pictures.
import { readFile } from "node:fs/promises";
import jsQR from "jsqr";
import LZString from "lz-string";
import { cell, expect, expectAccessible, open, paste, test, type } from "./page.mjs";

const line = "100000569402000008050009040000640801000010000208035000040500010900000402621000005";
const dotted = line.replaceAll("0", ".");

/** The 81 clues on the page, by what a screen reader hears, `.` for none. */
const clues = (page) =>
  page.getByRole("gridcell").evaluateAll((cells) =>
    cells.map((one) => /Given (\d)/.exec(one.getAttribute("aria-label"))?.[1] ?? ".").join(""),
  );

/** The key of the game that is open. */
const gameOf = (page) => page.evaluate(() => localStorage.getItem("nonet.current"));

const button = (where, name) => where.getByRole("button", { name, exact: true });

/** Opens the dialog, once its texts are made. */
async function share(page) {
  await button(page, "Share").click();
  const dialog = page.getByRole("dialog", { name: "Share" });
  await expect(dialog.getByLabel("Copy as")).toBeVisible();
  return dialog;
}

/** What a reader of QR codes sees in a picture of the page. */
async function decode(page, code) {
  const png = (await code.screenshot()).toString("base64");
  const { data, width, height } = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const pen = new OffscreenCanvas(image.width, image.height).getContext("2d");
    pen.drawImage(image, 0, 0);
    const { data } = pen.getImageData(0, 0, image.width, image.height);
    return { data: [...data], width: image.width, height: image.height };
  }, png);
  return jsQR(Uint8ClampedArray.from(data), width, height)?.data;
}

/** The text of the file that pressing `name` saves, and its name. */
async function saved(page, dialog, name) {
  const [download] = await Promise.all([page.waitForEvent("download"), button(dialog, name).click()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test("every text that is copied is pasted back as the same puzzle", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, { hash: `#p=${line}` });
  const dialog = await share(page);
  const formats = dialog.getByLabel("Copy as");
  const names = await formats.getByRole("option").allTextContents();
  expect(names).toHaveLength(18);
  expect(new Set(names).size).toBe(18);
  const texts = [];
  const box = dialog.getByLabel("Text in this format");
  for (const [at, name] of names.entries()) {
    await formats.selectOption({ label: name });
    // The first is there already; another has taken its place before it is copied.
    if (at > 0) await expect(box).not.toHaveValue(texts.at(-1));
    await button(dialog, "Copy text").click();
    const text = await box.inputValue();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    texts.push(text);
  }
  expect(texts[names.indexOf("Link to SudokuPad")]).toMatch(/^https:\/\/sudokupad\.app\/scf\w{29}\n$/);
  await page.keyboard.press("Escape");
  for (const [at, text] of texts.entries()) {
    await paste(page, text);
    const preview = page.getByRole("dialog", { name: "Import" });
    await button(preview, "Play this puzzle").click();
    await expect(preview, names[at]).toBeHidden();
    await expect.poll(() => clues(page), names[at]).toBe(dotted);
  }
});

test("a link with progress and notes goes on elsewhere, as a game of its own", async ({ page, context, browser, baseURL }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, { hash: `#p=${line}` });
  const before = await gameOf(page);
  await type(page, "r1c2", "8");
  await type(page, "r1c3", "Shift+3");
  await type(page, "r1c3", "Shift+7");
  const dialog = await share(page);
  const progress = button(dialog, "With progress and notes");
  await progress.click();
  await expect(progress).toHaveAttribute("aria-pressed", "true");
  await button(dialog, "Copy link").click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toMatch(/#g=1[\w-]{20,29}\.[\w-]+$/);
  const link = await copied();
  expect(link.length).toBeLessThan(350);
  expect(await decode(page, dialog.getByRole("img", { name: "QR code of the link" }))).toBe(link);

  // In the browser that has the game it is that game.
  const elsewhere = await browser.newContext({ baseURL });
  const other = await elsewhere.newPage();
  await other.goto(link);
  await expect(cell(other, "r1c2")).toHaveAccessibleName(/8/);
  await expect(cell(other, "r1c3")).toHaveAccessibleName(/Notes 3, 7\./);
  await expect(other.locator("[data-worker=ready]")).toBeAttached();
  await other.getByRole("button", { name: "Undo" }).click();
  await expect(cell(other, "r1c3")).toHaveAccessibleName(/Notes 3\./);
  await expect.poll(() => gameOf(other)).toMatch(/^[0-9a-f]{16}$/);
  expect(await gameOf(other)).not.toBe(before);
  await elsewhere.close();
});

test("a damaged link to a game says so, in both languages", async ({ page }) => {
  await open(page, { hash: "#g=1AAAA.AAAA" });
  await expect(page.getByRole("alert")).toContainText("damaged");
  await open(page, { lang: "zh-CN", hash: "#g=2AAAA" });
  await expect(page.getByRole("alert")).toContainText("更新版本");
});

test("the QR code, the files and the pictures hold the puzzle", async ({ page }) => {
  await open(page, { hash: `#p=${line}` });
  let dialog = await share(page);
  const code = dialog.getByRole("img", { name: "QR code of the link" });
  expect(await decode(page, code)).toBe(await dialog.getByLabel("Link to this puzzle").inputValue());

  await dialog.getByLabel("Copy as").selectOption({ label: "OpenSudoku" });
  const file = await saved(page, dialog, "Save as file");
  expect(file.name).toBe("nonet.opensudoku");
  expect(file.bytes.toString()).toContain(`data="${line}"`);

  const plain = await saved(page, dialog, "Save SVG");
  expect(plain.name).toBe("nonet.svg");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  for (let level = 1; level <= 4; level++) {
    await page.keyboard.press("h");
    await expect(page.locator(".hint-panel-bars i[data-on]")).toHaveCount(level);
  }
  dialog = await share(page);
  const hinted = await saved(page, dialog, "Save SVG");
  expect(hinted.bytes.toString()).not.toBe(plain.bytes.toString());

  // The picture by itself, as a program that knows nothing of the page reads it.
  const shown = await page.evaluate((text) => {
    const picture = new DOMParser().parseFromString(text, "image/svg+xml");
    const texts = [...picture.querySelectorAll("text")].map((one) => one.textContent);
    return { root: picture.documentElement.tagName, texts };
  }, plain.bytes.toString());
  expect(shown).toEqual({ root: "svg", texts: [...line.replaceAll("0", "")] });

  const png = await saved(page, dialog, "Save PNG");
  expect(png.name).toBe("nonet.png");
  expect([...png.bytes.subarray(0, 8)]).toEqual([137, 80, 78, 71, 13, 10, 26, 10]);
  expect(png.bytes.readUInt32BE(16)).toBe(948);
});

for (const [lang, name] of [["en", "Share"], ["zh-CN", "分享"]]) {
  test(`the dialog is reached by keys, small and without faults, ${lang}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, { lang, hash: `#p=${line}` });
    await page.keyboard.press("e");
    const dialog = page.getByRole("dialog", { name });
    await expect(dialog.locator("select")).toBeVisible();
    await expectAccessible(page);
    const overflow = await dialog.evaluate((node) => node.scrollWidth - node.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    const link = dialog.locator("#share-link");
    await link.focus();
    expect(await link.evaluate((node) => node.selectionEnd - node.selectionStart)).toBeGreaterThan(80);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });
}

test("a link to another site is pressed by the player alone", async ({ page }) => {
  await open(page, { hash: `#p=${line}` });
  const dialog = await share(page);
  await expect(dialog.getByRole("link", { name: "Open in a new tab" })).toHaveCount(0);
  await dialog.getByLabel("Copy as").selectOption({ label: "Link to f-puzzles" });
  const link = dialog.getByRole("link", { name: "Open in a new tab" });
  await expect(link).toHaveAttribute("href", /^https:\/\/f-puzzles\.com\/\?load=/);
  await expect(link).toHaveAttribute("rel", /noopener/);
  // Unpacked by the library with which f-puzzles and SudokuPad read it.
  const packed = new URL(await link.getAttribute("href")).searchParams.get("load");
  const { size, grid } = JSON.parse(LZString.decompressFromBase64(packed));
  expect(size).toBe(9);
  expect(grid.flat().map(({ value, given }) => (given ? value : 0)).join("")).toBe(line);
});

// A picture becomes a puzzle. The pictures are screenshots of this page, and what this page draws.
import { readFileSync } from "node:fs";
import { cell, expect, expectAccessible, open, test } from "./page.mjs";

const clues = "000000010400000000020000000000050407008000300001090000300400200050100000000806000";
const typed = "400520703000003000100007000014000006700050001500000420000400005000800000201076008";

const button = (where, name) => where.getByRole("button", { name, exact: true });
const place = (page) => page.getByRole("main");
const read = (page) => page.getByRole("grid", { name: "What was read" });
const check = (page) => page.getByRole("dialog", { name: "Check what was read" });
const chooser = (page) => place(page).getByLabel("Open a picture");

/** The digits that were read, `0` for none, by what a screen reader hears. */
const digits = (page) =>
  read(page).getByRole("gridcell").evaluateAll((cells) => cells.map((one) => /Read (\d)\./.exec(one.getAttribute("aria-label"))?.[1] ?? "0").join(""));

/** A screenshot of the board of a puzzle, with some of the page around it. */
async function screenshot(browser, puzzle) {
  const page = await browser.newPage({ viewport: { width: 1024, height: 768 } });
  await open(page, { hash: `#p=${puzzle}` });
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

/** A screenshot of the boards of two puzzles, side by side. */
async function twoBoards(browser, puzzles) {
  const page = await browser.newPage({ viewport: { width: 1200, height: 640 } });
  const boards = [];
  for (const puzzle of puzzles) {
    await open(page, { hash: `#p=${puzzle}` });
    boards.push((await page.getByRole("grid").screenshot()).toString("base64"));
  }
  const images = boards.map((board) => `<img width="500" style="margin: 20px" src="data:image/png;base64,${board}">`);
  await page.goto("about:blank");
  await page.setContent(images.join(""));
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

/** A printed puzzle, and digits in pencil: lighter, higher, askew and off the middle. */
async function pencilled(browser, puzzle, written) {
  const page = await browser.newPage({ viewport: { width: 620, height: 620 } });
  const middle = (at) => [40 + 60 * (at % 9) + 30, 40 + 60 * Math.floor(at / 9) + 30];
  const text = (digit, [x, y], style) => `<text x="${x}" y="${y}" text-anchor="middle" font-family="sans-serif" ${style}>${digit}</text>`;
  const print = [...puzzle].map((digit, at) => (digit === "0" ? "" : text(digit, middle(at).map((one, axis) => one + 12 * axis), `font-size="34" font-weight="700"`)));
  const pencil = written.map(([at, digit], turn) => {
    const [x, y] = middle(at);
    return text(digit, [x - 8 + ((5 * turn) % 13), y + 14 + ((7 * turn) % 9)], `font-size="44" fill="#777" transform="rotate(${(11 * turn) % 17 - 8} ${x} ${y})"`);
  });
  const lines = Array.from({ length: 10 }, (_, at) => `<path d="M40 ${40 + 60 * at}h540M${40 + 60 * at} 40v540" stroke="#000" stroke-width="${at % 3 ? 1.5 : 4}"/>`);
  await page.setContent(`<body style="margin: 0"><svg width="620" height="620">${[...lines, ...print, ...pencil].join("")}</svg>`);
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

/** A page of printed puzzles, three in a row. */
async function printed(browser, puzzles) {
  const [side, step] = [270, 310];
  const rows = Math.ceil(puzzles.length / 3);
  const size = { width: 3 * step + 40, height: rows * step + 40 };
  const page = await browser.newPage({ viewport: size });
  const lines = Array.from({ length: 10 }, (_, at) => `<path d="M0 ${30 * at}h${side}M${30 * at} 0v${side}" stroke="#000" stroke-width="${at % 3 ? 1 : 3}"/>`).join("");
  const text = (digit, at) => (digit === "0" ? "" : `<text x="${30 * (at % 9) + 15}" y="${30 * Math.floor(at / 9) + 22}" text-anchor="middle" font-family="sans-serif" font-size="19">${digit}</text>`);
  const grid = (puzzle, at) => `<g transform="translate(${40 + step * (at % 3)} ${40 + step * Math.floor(at / 3)})">${lines}${[...puzzle].map(text).join("")}</g>`;
  await page.setContent(`<body style="margin: 0"><svg width="${size.width}" height="${size.height}">${puzzles.map(grid).join("")}</svg>`);
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

const file = (buffer, name = "screenshot.png", mimeType = "image/png") => ({ name, mimeType, buffer });

/** Hands a file to the page by an event, as a paste or a drop does. */
async function hand(page, kind, buffer) {
  await page.evaluate(
    ([kind, base64]) => {
      const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], "picture.png", { type: "image/png" }));
      const options = { bubbles: true, cancelable: true };
      document.body.dispatchEvent(kind === "paste" ? new ClipboardEvent("paste", { ...options, clipboardData: data }) : new DragEvent("drop", { ...options, dataTransfer: data }));
    },
    [kind, buffer.toString("base64")],
  );
}

test("a screenshot is read beside the picture, on this device, and played", async ({ page, browser, context }) => {
  const picture = await screenshot(browser, clues);
  await open(page, { hash: "#/create/picture" });
  await expect(place(page).getByText("Nonet reads the picture on this device")).toBeVisible();
  const asked = [];
  context.on("request", (request) => asked.push(request));
  await chooser(page).setInputFiles(file(picture));
  await expect.poll(() => digits(page)).toBe(clues);
  await expect(place(page).getByRole("img", { name: "Your picture" })).toBeVisible();
  await expect(place(page).getByRole("heading", { name: "17 digits read" })).toBeVisible();
  await expect(place(page).getByText("There is one solution.")).toBeVisible();
  await expectAccessible(page);
  await button(place(page), "Play this puzzle").click();
  await expect(cell(page, "r1c8")).toHaveAccessibleName(/Given 1\.$/);
  await expect(page.getByRole("gridcell", { name: /Given/ })).toHaveCount(17);
  // Nothing but files of the page is asked for, and nothing is sent along.
  const own = (request) => request.method() === "GET" && request.postData() === null && new URL(request.url()).search.length < 200;
  expect(asked.filter((request) => !own(request)).map((request) => request.url())).toEqual([]);
});

for (const kind of ["paste", "drop"]) {
  test(`a picture is read after a ${kind} anywhere on the page`, async ({ page, browser }) => {
    const picture = await screenshot(browser, typed);
    await open(page);
    await hand(page, kind, picture);
    await expect.poll(() => digits(page)).toBe(typed);
    await button(place(page), "Show the solution").click();
    await expect(page.getByRole("gridcell", { name: /Given/ })).toHaveCount(25);
    // The picture and what was read are still there.
    await page.evaluate(() => (location.hash = "#/create/picture"));
    await button(place(page), "Check what was read").click();
    await expect.poll(() => digits(page)).toBe(typed);
  });
}

test("the small digits of a picture are kept as notes", async ({ page, browser }) => {
  const other = await browser.newPage({ viewport: { width: 1024, height: 768 } });
  await open(other, { hash: `#p=${typed}` });
  await other.keyboard.press("n");
  await expect(cell(other, "r1c2")).toHaveAccessibleName(/6/);
  const names = (page) => page.getByRole("gridcell").evaluateAll((cells) => cells.map((one) => one.getAttribute("aria-label")));
  const [picture, noted] = [await other.screenshot(), await names(other)];
  await other.close();
  await open(page, { hash: "#/create/picture" });
  await chooser(page).setInputFiles(file(picture));
  await expect.poll(() => digits(page)).toBe(typed);
  await expect(check(page).getByText("56 cells have small digits.")).toBeVisible();
  await button(check(page), "Keep as notes").click();
  await button(check(page), "Play this puzzle").click();
  await expect(cell(page, "r1c2")).toHaveAccessibleName(/6/);
  expect(await names(page)).toEqual(noted);
});

test("digits in pencil become those of the player, and one can be taken for a clue", async ({ page, browser }) => {
  const solution = "496528713875143692132967854314289576729654381568731429687492135943815267251376948";
  const written = [...solution].flatMap((digit, at) => (typed[at] === "0" ? [[at, digit]] : [])).slice(0, 16);
  const picture = await pencilled(browser, typed, written);
  await open(page, { hash: "#/create/picture" });
  await chooser(page).setInputFiles(file(picture));
  await expect(check(page).getByRole("heading", { name: "41 digits read" })).toBeVisible();
  await expect(check(page).getByText("25 clues, Hard.")).toBeVisible();
  await expect(read(page).getByRole("gridcell", { name: /Written by hand/ })).toHaveCount(16);
  await expect(button(check(page), "Keep written digits")).toHaveAttribute("aria-pressed", "true");
  await expectAccessible(page);
  await read(page).getByRole("gridcell", { name: "Row 1, column 2, box 1. Read 9. Written by hand." }).click();
  await button(check(page), "By hand").click();
  await expect(check(page).getByText("26 clues, ")).toBeVisible();
  await button(check(page), "By hand").click();
  await button(check(page), "Play this puzzle").click();
  await expect(page.getByRole("gridcell", { name: /Given/ })).toHaveCount(25);
  await expect(cell(page, "r1c2")).toHaveAccessibleName(/ 9, entered\.$/);
});

test("what was read is corrected by keys, with undo, and the verdict follows", async ({ page, browser }) => {
  const picture = await screenshot(browser, typed);
  await open(page, { hash: "#/create/picture" });
  await chooser(page).setInputFiles(file(picture));
  await expect.poll(() => digits(page)).toBe(typed);
  await read(page).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("4");
  await expect(place(page).getByText("4 is twice in row 1. Perhaps r1c2 is empty.")).toBeVisible();
  await page.keyboard.press("Backspace");
  await expect.poll(() => digits(page)).toBe(typed);
  await expect(place(page).getByText("There is one solution.")).toBeVisible();
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await expect.poll(() => digits(page)).toBe(typed);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("0");
  await expect(place(page).getByText(/^There are (over )?\d+ solutions/)).toBeVisible();
  // One change leaves one solution again.
  await place(page).getByRole("button", { name: /^Use / }).click();
  await expect(place(page).getByText("There is one solution.")).toBeVisible();
});

test("a picture without a grid says what was seen, and the corners are set by keys", async ({ page, browser }) => {
  const blank = await browser.newPage({ viewport: { width: 400, height: 300 } });
  const nothing = await blank.screenshot();
  await blank.close();
  await open(page, { hash: "#/create/picture" });
  await chooser(page).setInputFiles(file(nothing));
  await expect(place(page).getByRole("status")).toHaveText(/^No grid found/);
  const corner = place(page).getByRole("button", { name: /^Upper left corner/ });
  await corner.focus();
  await page.keyboard.press("Shift+ArrowRight");
  await expect(corner).toHaveAccessibleName("Upper left corner: 50 from the left, 30 from the top");
  await page.keyboard.press("ArrowDown");
  await expect(corner).toHaveAccessibleName("Upper left corner: 50 from the left, 31 from the top");
});

test("the QR code of a picture is taken as if its text had been pasted", async ({ page }) => {
  const code = readFileSync(new URL("../tests/corpus/cli/convert_picture_code.stdin", import.meta.url));
  await open(page, { hash: "#/create/picture" });
  await chooser(page).setInputFiles(file(code));
  const importer = page.getByRole("dialog", { name: "Import" });
  await expect(importer.getByText("one solution")).toBeVisible();
  await button(importer, "Play this puzzle").click();
  await expect(page.getByRole("gridcell", { name: /Given/ })).toHaveCount(25);
});

test("a corner is dragged, and the grid is read again", async ({ page, browser }) => {
  const picture = await screenshot(browser, typed);
  await open(page, { hash: "#/create/picture" });
  await chooser(page).setInputFiles(file(picture));
  await expect.poll(() => digits(page)).toBe(typed);
  const corner = place(page).getByRole("button", { name: /^Lower right corner/ });
  const box = await corner.boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 60, y - 60, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => digits(page)).not.toBe(typed);
  await button(place(page), "Found corners").click();
  await expect.poll(() => digits(page)).toBe(typed);
});

test("a corner has a lens, Escape puts the corners back and then closes, and checking goes on", async ({ page, browser }) => {
  const picture = await screenshot(browser, typed);
  await open(page, { hash: "#/create/picture" });
  await chooser(page).setInputFiles(file(picture));
  await expect(check(page)).toBeVisible();
  const corner = place(page).getByRole("button", { name: /^Upper right corner/ });
  const found = await corner.getAttribute("aria-label");
  const lens = corner.locator("xpath=following-sibling::img");
  await expect(lens).toBeHidden();
  await corner.focus();
  await page.keyboard.press("Shift+ArrowLeft");
  await expect(corner).not.toHaveAccessibleName(found);
  await expect(lens).toBeVisible();
  // The lens shows the picture four times as large.
  const [large, small] = await Promise.all([lens, place(page).getByRole("img", { name: "Your picture" })].map((one) => one.boundingBox()));
  expect(Math.round((large.width / small.width) * 100)).toBe(400);
  await page.keyboard.press("Escape");
  await expect(corner).toHaveAccessibleName(found);
  await expect(check(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(check(page)).toBeHidden();
  await button(place(page), "Check what was read").click();
  await expect.poll(() => digits(page)).toBe(typed);
  await button(check(page), "Close").click();
  await expect(check(page)).toBeHidden();
});

test("the browser's way back closes the check, and the picture is still there", async ({ page, browser }) => {
  await open(page, { hash: "#/create/picture" });
  await chooser(page).setInputFiles(file(await screenshot(browser, typed)));
  await expect(check(page)).toBeVisible();
  await page.goBack();
  await expect(check(page)).toBeHidden();
  await expect(page).toHaveURL(/#\/create\/picture$/);
  await expect(place(page).getByRole("img", { name: "Your picture" })).toBeVisible();
  await button(place(page), "Check what was read").click();
  await expect.poll(() => digits(page)).toBe(typed);
});

test("two grids in a picture are numbered, and the pressed one is read", async ({ page, browser }) => {
  await open(page, { hash: "#/create/picture" });
  await chooser(page).setInputFiles(file(await twoBoards(browser, [clues, typed])));
  await expect(check(page)).toBeVisible();
  const first = await digits(page);
  expect([clues, typed]).toContain(first);
  const other = check(page).getByRole("button", { name: /^Grid \d$/, pressed: false });
  const name = await other.getAttribute("aria-label");
  await expectAccessible(page);
  await other.click();
  await expect.poll(() => digits(page)).toBe(first === clues ? typed : clues);
  await expect(button(check(page), name)).toHaveAttribute("aria-pressed", "true");
  // The numbers in the picture do the same by pointer.
  await check(page).locator(".picture-number").filter({ hasNotText: name.slice(-1) }).click();
  await expect.poll(() => digits(page)).toBe(first);
});

test("a doubt is answered by keys, the picture is shown while Space is held, and any digit can be chosen", async ({ page }) => {
  const doubtful = readFileSync(new URL("../tests/corpus/cli/convert_picture_doubt.stdin", import.meta.url));
  await open(page, { hash: "#/create/picture" });
  await chooser(page).setInputFiles(file(doubtful));
  await expect(check(page).getByRole("heading", { name: "4 or 9 in r1c1?" })).toBeVisible();
  await expect(check(page).getByText("One is not certain.")).toBeVisible();
  await expect(check(page).getByText("With r1c1 = 4 there is one solution.")).toBeVisible();
  await expect(check(page).getByRole("button", { name: "4 one solution" })).toHaveAttribute("aria-pressed", "true");
  await expectAccessible(page);
  const drawn = read(page).locator("text").first();
  await expect(read(page)).toBeFocused();
  await page.keyboard.down("Space");
  await expect(drawn).toBeHidden();
  await page.keyboard.up("Space");
  await expect(drawn).toBeVisible();
  // Another cell is open: the doubt stands under the card and opens from there.
  await page.keyboard.press("ArrowRight");
  await expect(check(page).getByRole("heading", { name: "r1c2: empty" })).toBeVisible();
  await check(page).getByRole("button", { name: /^r1c1: 4 / }).click();
  await button(check(page), "Another digit").click();
  await button(check(page), "4").click();
  await expect(check(page).getByText("One is not certain.")).toBeHidden();
  await expect(check(page).getByText("There is one solution.")).toBeVisible();
  await page.keyboard.press("9");
  await expect.poll(async () => (await digits(page))[0]).toBe("9");
});

test.describe("on phones", () => {
  test.use({ hasTouch: true, isMobile: true });

  for (const [width, height] of [[390, 844], [360, 640]]) {
    test(`all that checks a picture is in sight on a screen of ${width} by ${height}`, async ({ page }) => {
      const doubtful = readFileSync(new URL("../tests/corpus/cli/convert_picture_doubt.stdin", import.meta.url));
      await page.setViewportSize({ width, height });
      await open(page, { hash: "#/create/picture" });
      await chooser(page).setInputFiles(file(doubtful));
      await expect(check(page)).toBeVisible();
      const hidden = () => check(page).evaluate((one) => [one.scrollHeight - one.clientHeight, one.scrollWidth - one.clientWidth]);
      expect(await hidden()).toEqual([0, 0]);
      await expect(button(check(page), "Play this puzzle")).toBeInViewport({ ratio: 1 });
      expect((await read(page).boundingBox()).width).toBeGreaterThanOrEqual(296);
      const corner = check(page).getByRole("button", { name: /^Upper left corner/ });
      if (height < 720) {
        await expect(corner).toBeHidden();
        await button(check(page), "Corners").tap();
        await expect(read(page)).toBeHidden();
      }
      await expect(corner).toBeInViewport();
      if (height < 720) await button(check(page), "Corners").tap();
      await button(check(page), "Another digit").tap();
      expect(await hidden()).toEqual([0, 0]);
      await button(check(page), "9").tap();
      await expect.poll(async () => (await digits(page))[0]).toBe("9");
    });
  }

  test("the grids of a page of puzzles are numbered row by row, and all is in sight", async ({ page, browser }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, { hash: "#/create/picture" });
    await chooser(page).setInputFiles(file(await printed(browser, Array.from({ length: 12 }, (_, at) => (at === 9 ? typed : clues)))));
    await expect(check(page).getByRole("button", { name: /^Grid \d+$/ })).toHaveCount(12);
    expect(await digits(page)).toBe(clues);
    await button(check(page), "Grid 10").tap();
    await expect.poll(() => digits(page)).toBe(typed);
    await expect(button(check(page), "Grid 10")).toBeInViewport({ ratio: 1 });
    expect(await check(page).evaluate((one) => [one.scrollHeight - one.clientHeight, one.scrollWidth - one.clientWidth])).toEqual([0, 0]);
    await expectAccessible(page);
  });
});

test("a picture is opened from the import, and the camera is offered there", async ({ page, browser }) => {
  const picture = await screenshot(browser, typed);
  await open(page);
  await page.keyboard.press("i");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Take a photo")).toHaveAttribute("capture", "environment");
  await dialog.getByLabel("Open a file").setInputFiles(file(picture));
  await expect.poll(() => digits(page)).toBe(typed);
});

for (const [what, bytes, said] of [
  ["an empty file", "", /^The file is empty/],
  ["a text with the name of a picture", "no picture", /^The browser cannot open the file/],
]) {
  test(`${what} is refused in a sentence, and the game stays`, async ({ page }) => {
    await open(page, { hash: `#p=${typed}` });
    await page.goto("./?lang=en#/create/picture");
    await chooser(page).setInputFiles(file(Buffer.from(bytes)));
    await expect(place(page).getByRole("status")).toHaveText(said);
    await page.goBack();
    await expect(cell(page, "r1c1")).toHaveAccessibleName(/Given 4\.$/);
  });
}

test.describe("on a phone in Chinese", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test("a cell is corrected by touch, and nothing is wider than the screen", async ({ page, browser }) => {
    const picture = await screenshot(browser, typed);
    await open(page, { lang: "zh-CN", hash: "#/create/picture" });
    await place(page).getByLabel("打开图片").setInputFiles(file(picture));
    const grid = page.getByRole("grid", { name: "识别结果" });
    await grid.getByRole("gridcell").nth(1).tap();
    await place(page).getByRole("button", { name: "其他数字" }).tap();
    await place(page).getByRole("button", { name: "9", exact: true }).tap();
    await expect(grid.getByRole("gridcell").nth(1)).toHaveAccessibleName(/识别为 9/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await expect(place(page).getByLabel("拍照")).toHaveAttribute("capture", "environment");
    await expectAccessible(page);
  });
});

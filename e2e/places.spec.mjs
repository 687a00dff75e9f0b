// The four places: addresses, the browser's history, titles, and that each is accessible.
import { bounds, cell, enter, expect, expectAccessible, fromMenu, open, test, type, visit } from "./page.mjs";

const puzzle = "#p=400520703000003000100007000014000006700050001500000420000400005000800000201076008";
const tab = (page, name) => page.getByRole("navigation", { name: "Places" }).getByRole("link", { name, exact: true });
const button = (page, name) => page.getByRole("button", { name, exact: true });
const hash = (page) => new URL(page.url()).hash;

test("tabs lead to the places, and Back and Forward between them", async ({ page }) => {
  await open(page, { hash: puzzle });
  await type(page, "r1c2", "9");
  await expect(tab(page, "Play")).toHaveAttribute("aria-current", "page");
  for (const [name, title] of [["Library", "Library · Nonet"], ["Learn", "Learn · Nonet"], ["Create", "Create · Nonet"]]) {
    await tab(page, name).click();
    await expect(page).toHaveTitle(title);
    expect(hash(page)).toBe(`#/${name.toLowerCase()}`);
    await expect(tab(page, name)).toHaveAttribute("aria-current", "page");
    await expect(page.getByRole("gridcell", { name: /Given/ })).toHaveCount(0);
  }
  await page.goBack();
  await expect(page).toHaveTitle("Learn · Nonet");
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveTitle("Nonet: Sudoku");
  await expect(cell(page, "r1c2")).toHaveAccessibleName(/9, entered\.$/);
  await page.goForward();
  await expect(page).toHaveTitle("Library · Nonet");
});

test("a place is opened by its address, in both languages", async ({ page }) => {
  for (const [lang, titles] of [["en", ["Library", "Learn", "Create"]], ["zh-CN", ["题库", "学习", "出题"]]]) {
    for (const [at, place] of ["library", "learn", "create"].entries()) {
      await page.goto("about:blank");
      await open(page, { lang, hash: `#/${place}` });
      await expect(page).toHaveTitle(`${titles[at]} · Nonet`);
      await expect(page.getByRole("link", { name: titles[at], exact: true })).toHaveAttribute("aria-current", "page");
      await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toBeVisible();
    }
  }
});

test("Back closes what lies over the page and stays on it, and a closed dialog leaves no step behind", async ({ page }) => {
  await open(page, { hash: "#/library" });
  await enter(page, "play");
  await page.keyboard.press("i");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("grid")).toBeVisible();
  for (let times = 0; times < 3; times++) {
    await page.keyboard.press("i");
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  }
  await button(page, "Menu").click();
  await dialog.getByRole("button", { name: "Settings" }).click();
  await expect(page.getByRole("dialog", { name: "Settings" })).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(page).toHaveTitle("Library · Nonet");
});

test("keys that play do nothing elsewhere, and the clock rests", async ({ page }) => {
  await open(page, { hash: puzzle });
  await cell(page, "r1c2").click();
  await enter(page, "library");
  const before = await page.evaluate(() => localStorage.getItem(`nonet.game.${localStorage.getItem("nonet.current")}`));
  await page.keyboard.press("9");
  await page.keyboard.press("h");
  await enter(page, "play");
  await expect(cell(page, "r1c2")).toHaveAccessibleName(/Empty\.$/);
  expect(before).not.toBeNull();
});

for (const [width, height] of [[390, 844], [360, 640], [844, 390]]) {
  test(`at ${width}x${height} four links stand at the foot of every place but Play, which has a way home`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, { hash: "#/library" });
    for (const name of ["Play", "Library", "Learn", "Create"]) {
      const box = await bounds(tab(page, name));
      expect(box.height, name).toBeGreaterThanOrEqual(40);
      expect(box.width, name).toBeCloseTo(width / 4, 0);
      expect(box.y + box.height, name).toBeCloseTo(height, 0);
    }
    await tab(page, "Play").click();
    await expect(tab(page, "Play")).toHaveCount(0);
    await button(page, "Library").click();
    await expect(page).toHaveTitle("Library · Nonet");
  });
}

for (const colorScheme of ["light", "dark"]) {
  for (const viewport of [{ width: 1440, height: 900 }, { width: 390, height: 844 }]) {
    test(`every place is accessible (${colorScheme}, ${viewport.width})`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.setViewportSize(viewport);
      await open(page, { hash: puzzle });
      for (const place of ["library", "learn", "create", "play"]) {
        await enter(page, place);
        await expectAccessible(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      }
    });
  }
}

test("a link that is followed while the browser goes back from a dialog leads to its place", async ({ page }) => {
  await open(page);
  await page.keyboard.press("i");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.evaluate(() => {
    history.back = () => {
      delete history.back;
      history.back();
      location.hash = "#/library";
    };
  });
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page).toHaveTitle("Library · Nonet");
  await expect(page).toHaveURL(/#\/library$/);
  await page.goBack();
  await expect(page.getByRole("grid")).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("after a reload with a dialog open it is closed, and one Back leaves the place", async ({ page }) => {
  await open(page, { hash: "#/library" });
  await enter(page, "play");
  await page.keyboard.press("i");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.reload();
  await expect(page.locator("[data-worker=ready]")).toBeAttached();
  await expect(page.getByRole("grid")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveTitle("Library · Nonet");
});

/** Waits until the browser's entry says that so many cards lie over the page. */
const cards = (page, count) => expect.poll(() => page.evaluate(() => history.state)).toBe(count ? String(count) : null);
const card = (page, name) => page.getByRole("region", { name, exact: true });

for (const [device, viewport] of [["a phone", { width: 390, height: 844 }], ["a desk", { width: 1440, height: 900 }]]) {
  test(`on ${device} Back closes the card that is open, and only then leaves`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page, { hash: "#/library" });
    await enter(page, "play");
    const name = await page.title();
    for (const [shortcut, title] of [["h", "Hint"], ["Shift+B", "Branches"], ["Shift+H", "All steps"], ["Shift+K", "Check a deduction"]]) {
      await page.keyboard.press(shortcut);
      await expect(card(page, title)).toBeVisible();
      await cards(page, 1);
      await page.goBack();
      await expect(card(page, title)).toHaveCount(0);
      await expect(page.getByRole("grid")).toBeVisible();
      expect(await page.title()).toBe(name);
    }
    await page.goForward();
    await cards(page, 0);
    await expect(card(page, "Check a deduction")).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveTitle("Library · Nonet");
  });

  test(`on ${device} a card that is closed takes its entry with it, and one card after another has one`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page, { hash: "#/library" });
    await enter(page, "play");
    for (let times = 0; times < 3; times++) {
      await page.keyboard.press("Shift+B");
      await cards(page, 1);
      await page.keyboard.press("Escape");
      await cards(page, 0);
    }
    await page.keyboard.press("Shift+B");
    await expect(card(page, "Branches")).toBeVisible();
    await page.keyboard.press("Shift+H");
    const steps = card(page, "All steps");
    await expect(steps.getByRole("status").filter({ hasText: /\d steps\./ })).toBeVisible();
    await cards(page, 1);
    await steps.getByRole("button", { name: /^Places/ }).first().click();
    await cards(page, 2);
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(button(page, "Apply")).toBeVisible();
    await page.goBack();
    await expect(steps).toBeVisible();
    await page.goBack();
    await expect(steps).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveTitle("Library · Nonet");
  });

  test(`on ${device} Back closes the panel that a reload opened again`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page, { hash: "#/library" });
    await enter(page, "play");
    await page.keyboard.press("n");
    await page.keyboard.press("Shift+H");
    await cards(page, 1);
    await page.reload();
    await expect(page.locator("[data-worker=ready]")).toBeAttached();
    await expect(card(page, "All steps")).toBeVisible();
    await cards(page, 1);
    await page.goBack();
    await expect(card(page, "All steps")).toHaveCount(0);
    await expect(page.getByRole("grid")).toBeVisible();
    await page.goBack();
    await expect(page).toHaveTitle("Library · Nonet");
  });
}

/** What opens a dialog or a card, and its name; on Play some more than elsewhere. */
const press = (keys) => (page) => page.keyboard.press(keys);
const choose = (name) => (page) => fromMenu(page, name);
const dialogs = [["g", press("g")], ["i", press("i")], ["?", press("?")], ["Menu", (page) => button(page, "Menu").click()]];
const fromTheMenu = ["Import", "Settings", "Shortcuts", "About"].map((name) => [name, choose(name)]);
const ofTheGame = [["e", press("e")], ["Share", choose("Share")], ["Print", choose("Print")], ["Show a digit", choose("Show a digit")], ["the grade", (page) => page.getByRole("button", { name: /one solution$/ }).click()]];
const ofPlay = ["h", "Shift+B", "Shift+H", "Shift+K", "Shift+P", "Shift+R"].map((keys) => [keys, press(keys)]);
const everywhere = [...dialogs, ...fromTheMenu];
const inPlay = [...everywhere, ...ofTheGame, ...ofPlay, ["Solution", choose("Solution")]];
/** One of each kind: an address decides what lies below, not what is opened above. */
const each = [...dialogs.slice(1, 3), fromTheMenu[0]];

for (const [address, openers] of [
  ["./", inPlay],
  ["./#/", [...each, ...ofPlay.slice(0, 2)]],
  ["./#/nowhere", [...each, ...ofPlay.slice(0, 2)]],
  ["./#/play", [...each, ...ofPlay.slice(0, 2)]],
  [`./${puzzle}`, inPlay],
  ["./?lang=en", [...each, ...ofPlay.slice(0, 2)]],
  ["./?lang=en#/", [...each, ...ofPlay.slice(0, 2)]],
  ["./?lang=en#/play", [...each, ...ofPlay.slice(0, 2)]],
  ["./#/library", everywhere],
  ["./#/learn", each],
  ["./#learn", each],
  ["./#learn=x_wing", everywhere],
  ["./#/learn/solve", each],
  ["./#/create", each],
  ["./#/create/hand", everywhere],
  ["./?lang=en#learn=x_wing", each],
]) {
  test(`at ${address.replace(puzzle, "#p=…")} Back closes whatever was opened, and stays`, async ({ page }) => {
    await visit(page, address);
    await expect(page.getByRole("main")).toBeVisible();
    if (openers.includes(ofPlay[0])) {
      await page.getByRole("button", { name: /one solution$/ }).waitFor();
      await page.keyboard.press("n"); // so that there is something to show again
    }
    const title = await page.title();
    for (const [name, act] of openers) {
      await act(page);
      await expect.poll(() => page.evaluate(() => history.state), name).not.toBeNull();
      const shown = page.locator("dialog[open], .page[data-panel]").first();
      await expect(shown, name).toBeVisible();
      await page.goBack();
      await expect(shown, name).toHaveCount(0);
      await expect.poll(() => page.evaluate(() => history.state), name).toBeNull();
      expect(await page.title(), name).toBe(title);
    }
  });
}

test("Back from another place leads to Play at an address that names no place", async ({ page }) => {
  await visit(page, "./#/");
  await tab(page, "Library").click();
  await expect(page).toHaveTitle("Library · Nonet");
  await page.goBack();
  await expect(page.getByRole("grid")).toBeVisible();
  await expect(page).toHaveTitle("Nonet: Sudoku");
});

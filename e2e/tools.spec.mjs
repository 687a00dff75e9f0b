// Tools beside the pad: cells that are copied, a gamepad, Zen, the rest filled in, a black theme, the menu.
import { cell, expect, expectAccessible, fromMenu, key, open, paste, test, type } from "./page.mjs";

const button = (within, name) => within.getByRole("button", { name, exact: true });
const solution = "156274938824639715397815264983527641241368579675491382462983157519746823738152496";
/** The puzzle of the solution with so many cells empty, from the top left on. */
const missing = (count) => `#p=${".".repeat(count)}${solution.slice(count)}`;
const region = (page, name) => page.getByRole("region", { name, exact: true });

test("selected cells are copied with digits, notes and colours, and pasted elsewhere, as one move", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = async (text) => void (window.copied = text);
  });
  await open(page, { hash: missing(36) });
  await type(page, "r1c1", "1");
  await type(page, "r1c2", "Shift+5");
  await page.keyboard.press("Alt+3");
  await cell(page, "r1c1").click();
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Control+C");
  await expect.poll(() => page.evaluate(() => window.copied)).toContain("1");
  await cell(page, "r3c4").click();
  await paste(page, await page.evaluate(() => window.copied));
  await expect(cell(page, "r3c4")).toHaveAccessibleName(/1, entered/);
  await expect(cell(page, "r3c5")).toHaveAccessibleName(/notes? 5/i);
  await page.keyboard.press("Control+Z");
  await expect(cell(page, "r3c4")).toHaveAccessibleName(/empty/i);
  await expect(cell(page, "r3c5")).toHaveAccessibleName(/empty/i);
});

test("a gamepad finishes a game, with notes, undo, a hint and the menu", async ({ page }) => {
  await page.addInitScript(() => {
    window.pad = { connected: true, axes: [0, 0, 0, 0], buttons: Array.from({ length: 16 }, () => ({ pressed: false })) };
    navigator.getGamepads = () => [window.pad];
  });
  await open(page, { hash: missing(3) });
  await page.evaluate(() => dispatchEvent(new Event("gamepadconnected")));
  // Held for as many frames as the page needs to see it, and no longer.
  const frames = (count) => page.evaluate(async (left) => { while (left--) await new Promise(requestAnimationFrame); }, count);
  const press = async (at) => {
    await page.evaluate((which) => (window.pad.buttons[which].pressed = true), at);
    await frames(2);
    await page.evaluate((which) => (window.pad.buttons[which].pressed = false), at);
    await frames(2);
  };
  const stick = async (x, y) => {
    await page.evaluate((axes) => (window.pad.axes = [...axes, 0, 0]), [x, y]);
    await frames(2);
    await page.evaluate(() => (window.pad.axes = [0, 0, 0, 0]));
    await frames(2);
  };
  const [A, B, X, Y, LEFT, RIGHT, UNDO, START] = [0, 1, 2, 3, 4, 5, 6, 9];
  await press(Y);
  await expect(region(page, "Hint")).toBeVisible();
  await press(B);
  await expect(region(page, "Hint")).toHaveCount(0);
  // All but three digits are finished, so the shoulders go through these.
  await cell(page, "r1c1").click();
  const take = async (digit) => {
    for (let turn = 0; turn < 9 && (await key(page, digit).getAttribute("aria-pressed")) !== "true"; turn += 1) await press(RIGHT);
    await expect(key(page, digit)).toHaveAttribute("aria-pressed", "true");
  };
  await take("5");
  await press(X);
  await press(A);
  await expect(cell(page, "r1c1")).toHaveAccessibleName(/note/i);
  await press(UNDO);
  await expect(cell(page, "r1c1")).not.toHaveAccessibleName(/note/i);
  await press(X);
  await press(LEFT);
  await take("1");
  await press(A);
  await expect(cell(page, "r1c1")).toHaveAccessibleName(/1, entered/);
  await stick(1, 0);
  await take("5");
  await press(A);
  await stick(1, 0);
  await take("6");
  await press(START);
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  await press(B);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await press(A);
  await expect(region(page, "Solved")).toBeVisible();
});

test("Zen leaves grid and keys alone, by one key or one press", async ({ page }) => {
  await open(page);
  await page.keyboard.press("f");
  await expect(page.getByRole("timer")).toBeHidden();
  await expect(region(page, "Today")).toBeHidden();
  await expect(page.getByRole("grid")).toBeInViewport({ ratio: 1 });
  await expect(key(page, "9")).toBeInViewport({ ratio: 1 });
  await type(page, "r1c1", "1");
  await expect(cell(page, "r1c1")).toHaveAccessibleName(/1, entered/);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("timer")).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await fromMenu(page, "Zen");
  await expect(page.getByRole("timer")).toBeHidden();
  await expect(page.getByRole("grid")).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await button(page, "Leave Zen").click();
  await expect(page.getByRole("timer")).toBeVisible();
});

test("where only singles are left, one press fills them in, and one undo takes them back", async ({ page }) => {
  await open(page);
  await fromMenu(page, "Finish for me");
  await expect(region(page, "Solved")).toBeVisible();
  await expect(page.getByRole("gridcell", { name: /entered/ })).toHaveCount(45);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+Z");
  await expect(page.getByRole("gridcell", { name: /empty/i })).toHaveCount(45);
});

test("a pasted puzzle is solved, or explained, in one press", async ({ page }) => {
  await open(page);
  const pasted = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
  await paste(page, pasted);
  await button(page.getByRole("dialog"), "Show the solution").click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("gridcell", { name: /empty/i })).toHaveCount(0);
  await expect(region(page, "Solved")).toHaveCount(0);
  await paste(page, pasted);
  await button(page.getByRole("dialog"), "Solving path").click();
  await expect(region(page, "Solving path")).toBeVisible();
  await expect(region(page, "Solving path")).toContainText("Hidden single");
});

test("settings: black instead of dark, wrong digits marked at once", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await fromMenu(page, "Settings");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Theme", { exact: true }).selectOption("dark");
  await dialog.getByRole("radio", { name: "Black" }).check();
  await dialog.getByRole("switch", { name: "Mark wrong digits at once" }).click();
  await button(dialog, "Close").click();
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(await paper()).toBe("rgb(0, 0, 0)");
  await expectAccessible(page);
  await type(page, "r1c1", "3");
  await expect(page.getByRole("status").filter({ hasText: "Not 3." })).toBeVisible();
  await expect(cell(page, "r1c1")).toHaveAccessibleName(/wrong/i);
  await page.reload();
  await expect(page.locator("[data-worker=ready]")).toBeAttached();
  expect(await paper()).toBe("rgb(0, 0, 0)");
});

test("the menu has four groups of at most eight, and the tier played last first", async ({ page }) => {
  await open(page);
  await page.keyboard.press("g");
  await expect(page.getByRole("dialog").getByRole("button", { name: /^Easy/ })).toBeFocused();
  await page.keyboard.press("Escape");
  await button(page, "Menu").click();
  const groups = page.getByRole("dialog").getByRole("list");
  await expect(button(page.getByRole("dialog"), "Check")).toBeVisible();
  const sizes = await groups.evaluateAll((all) => all.map((one) => one.querySelectorAll("button, a").length));
  expect(sizes).toHaveLength(4);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(8);
  await expect(button(page.getByRole("dialog"), "Easy")).toBeFocused();
  const icons = await page.getByRole("dialog").locator(".menu-group svg").evaluateAll((all) => all.map((one) => one.innerHTML));
  expect(new Set(icons).size, "each entry has an icon of its own").toBe(icons.length);
});

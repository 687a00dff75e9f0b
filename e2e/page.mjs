// What all stories share. `test` is Playwright's, with a watch over the page: a story fails
// when anything is asked of another origin, when the security policy is broken, or when the
// console shows an error, unless the story names it: `test.use({ expected: [/worker lost|stopped/] })`,
// with one pattern: Playwright takes two for a value and its options.
import { test as base, expect } from "@playwright/test";
import axe from "axe-core";

export { expect };

export const test = base.extend({
  expected: [[], { option: true }],
  page: async ({ page, context, baseURL, expected }, use) => {
    const problems = [];
    const note = (what) => expected.some((pattern) => pattern.test(what)) || problems.push(what);
    context.on("request", (request) => {
      const url = request.url();
      if (!url.startsWith(baseURL) && !/^(about|blob|data):/.test(url)) note(`asked for ${url}`);
    });
    context.on("requestfailed", (request) => {
      // What the browser itself gives up because the page is left in the middle of loading is no failure.
      const why = request.failure()?.errorText;
      if (why !== "net::ERR_ABORTED") note(`${why}: ${request.url()}`);
    });
    context.on("response", (answer) => answer.status() >= 400 && note(`${answer.status()}: ${answer.url()}`));
    context.on("console", (message) => message.type() === "error" && note(message.text()));
    context.on("weberror", (error) => note(String(error.error())));
    await page.addInitScript(() => {
      addEventListener("securitypolicyviolation", (event) =>
        console.error(`security policy: ${event.violatedDirective} ${event.blockedURI}`),
      );
    });
    await use(page);
    expect(problems).toEqual([]);
  },
});

/** Opens the page in `lang`, at `hash` (such as "#p=…"), and waits until its worker is there. */
export async function open(page, { lang = "en", hash = "" } = {}) {
  await visit(page, `./?lang=${lang}${hash}`);
}

/** Opens an address of the page and waits until its worker is there: a page that is left before
 * it has loaded may say anything. */
export async function visit(page, address) {
  await page.goto(address);
  await expect(page.locator("[data-worker=ready]")).toBeAttached();
}

/** The cell at "r4c7", by what a screen reader calls it. */
export function cell(page, name) {
  const [, row, column] = /^r([1-9])c([1-9])$/.exec(name);
  return page.getByRole("gridcell", { name: new RegExp(`^Row ${row}, column ${column}\\b`) });
}

/** The key of a digit on the pad. */
export function key(page, digit) {
  return page.getByRole("group", { name: "Digits" }).getByRole("button", { name: new RegExp(`^${digit}\\b`) });
}

/** Where an element stands and how large it is, in CSS pixels, once nothing that is animated moves it. */
export async function bounds(locator) {
  await locator.evaluate(async () => {
    const ends = (one) => one.effect.getComputedTiming().endTime < Infinity;
    await Promise.allSettled(document.getAnimations().filter(ends).map((one) => one.finished));
  });
  return locator.boundingBox();
}

/** Selects the cell at "r4c7" and types `keys` ("5", "Shift+5", "Delete"). */
export async function type(page, name, keys) {
  await cell(page, name).click();
  await page.keyboard.press(keys);
}

/** Goes to a place of the page by its address; what it shows. */
export async function enter(page, place) {
  await page.evaluate((name) => (location.hash = `#/${name}`), place);
  await expect(page.locator(`[data-place=${place}]`)).toBeAttached();
  return page.getByRole("main");
}

/** Presses what is in the menu. */
export async function fromMenu(page, name) {
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name, exact: true }).click();
}

/** Asks in Create for one puzzle to be played at once: its difficulty, the technique that it needs, its
 * seed and its number of clues, from 17 on, each if it is to be asked for, and no symmetry if `none`. What
 * Create shows. */
export async function makeOne(page, { tier, technique, seed, clues, none } = {}) {
  const create = await enter(page, "create");
  const form = create.getByRole("region", { name: "Requirements" });
  await form.getByRole("button", { name: "Reset", exact: true }).click();
  if (tier) await form.getByRole("button", { name: tier, exact: true }).click();
  if (technique) {
    await form.getByRole("button", { name: "Add a technique that is needed" }).click();
    await page.getByLabel("Search techniques").fill(technique);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
  }
  if (clues) {
    const from = form.getByRole("slider", { name: "Clues: From", exact: true });
    // A press on the slider as it was before Reset would count from there.
    await expect(from).toHaveValue("0");
    for (let count = 17; count < clues; count++) await from.press("ArrowRight");
    await form.getByRole("slider", { name: "Clues: To", exact: true }).press("Home");
  }
  if (none) await create.getByRole("button", { name: "None", exact: true }).click();
  if (seed) {
    await form.getByText("More options", { exact: true }).press("Enter");
    await form.getByLabel("Seed").fill(seed);
  }
  await create.getByRole("group", { name: "How many" }).getByRole("button", { name: "1", exact: true }).click();
  await create.getByRole("button", { name: "Make one and play" }).click();
  return create;
}

/** Asks in Create for what takes many seconds to make: long enough to be stopped, or to die. What Create
 * shows. */
export async function longSearch(page) {
  const create = await makeOne(page, { tier: "Hard", technique: "Jellyfish", clues: 17 });
  await expect(create.getByRole("button", { name: "Stop" })).toBeVisible();
  return create;
}

/** Pastes `text` into whatever has the focus, as the browser would. */
export async function paste(page, text) {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    (document.activeElement ?? document.body).dispatchEvent(event);
  }, text);
}

/** No rule of axe is broken on what the page shows, once what slides or fades in is there: a colour that
 * is half transparent has no contrast. */
export async function expectAccessible(page, { rules } = {}) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const moving = () => document.getAnimations().filter((one) => one.playState === "running" && one.effect.getTiming().duration < 1000).length;
  await expect.poll(() => page.evaluate(moving)).toBe(0);
  const violations = await page.evaluate(async (runOnly) => {
    const results = await axe.run(document, { resultTypes: ["violations"], ...(runOnly && { runOnly }) });
    return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
  }, rules && { type: "rule", values: rules });
  expect(violations).toEqual([]);
}

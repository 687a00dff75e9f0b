// How long photos take in the page:
//     node e2e/picture_times.mjs DIST PHOTO.jpg…
// Each photo is shrunk or enlarged to 12 megapixels first, as a phone takes it, and read three times in a page
// that has not read any before. Of each time it writes: milliseconds in the worker, from the file to the
// digits; how many of these the browser takes alone to open and to shrink the file; and the longest task of
// the main thread (tasks under 50 ms are not reported).
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { visitWatched, watch, watchedPage } from "./watched.mjs";

const [folder, ...photos] = process.argv.slice(2);
const { browser, page, address } = await watchedPage(folder);

// Notes when the reader is asked and when it answers.
await page.addInitScript(() => {
  window.reader = { asked: [], answered: [] };
  const Native = window.Worker;
  window.Worker = class extends Native {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", () => window.reader.answered.push(performance.now()));
    }
    postMessage(...given) {
      window.reader.asked.push(performance.now());
      super.postMessage(...given);
    }
  };
});
await visitWatched(page, `${address}?lang=en#/create/picture`);

/** The photo with 12 megapixels, and how long the browser takes to open it and to shrink it as the reader does. */
const enlarged = (base64) =>
  page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
    const photo = await createImageBitmap(new Blob([bytes], { type: "image/jpeg" }));
    const by = Math.sqrt(12_000_000 / (photo.width * photo.height));
    const canvas = new OffscreenCanvas(Math.round(photo.width * by), Math.round(photo.height * by));
    canvas.getContext("2d").drawImage(photo, 0, 0, canvas.width, canvas.height);
    const file = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.9 });
    const start = performance.now();
    const whole = await createImageBitmap(file);
    const shrunk = 1_280 / Math.max(whole.width, whole.height);
    const size = { resizeWidth: whole.width * shrunk, resizeHeight: whole.height * shrunk };
    await createImageBitmap(whole, { ...size, resizeQuality: "medium" });
    const opening = performance.now() - start;
    let text = "";
    for (const byte of new Uint8Array(await file.arrayBuffer())) text += String.fromCharCode(byte);
    return { opening, file: btoa(text) };
  }, base64);

const chooser = page.getByRole("main").getByLabel("Open a picture");

/** Reads a file: the milliseconds between question and answer, and the longest task. */
async function read(path) {
  await page.evaluate(() => (window.reader.asked.length = window.reader.answered.length = 0));
  const { longestTask } = await watch(page, async () => {
    await chooser.setInputFiles(path);
    // Long enough for every photo; what the engine is asked afterwards comes later than the answer.
    await page.waitForTimeout(2_000);
  });
  const { asked, answered } = await page.evaluate(() => window.reader);
  const from = asked[0];
  return { took: answered.find((at) => at > from) - from, longestTask };
}

const scratch = mkdtempSync(join(tmpdir(), "photos-"));
console.log("photo\tthe browser alone, ms\tfirst, ms\tlongest task\tsecond, ms\tlongest task\tthird, ms\tlongest task");
for (const photo of photos) {
  const { opening, file } = await enlarged(readFileSync(photo).toString("base64"));
  const path = join(scratch, "photo.jpg");
  writeFileSync(path, Buffer.from(file, "base64"));
  await page.reload();
  await chooser.waitFor();
  await page.waitForTimeout(3_000);
  const times = [await read(path), await read(path), await read(path)];
  const cells = times.flatMap(({ took, longestTask }) => [Math.round(took), longestTask]);
  console.log([basename(photo), Math.round(opening), ...cells].join("\t"));
}
rmSync(scratch, { recursive: true });
await browser.close();

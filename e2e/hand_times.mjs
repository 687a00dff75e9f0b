// How long after each key the number of solutions stands on the page, where a grid is typed by hand.
//   node e2e/hand_times.mjs DIST
import { visitWatched, watchedPage } from "./watched.mjs";

const { browser, page, address } = await watchedPage(process.argv[2] ?? "dist");
/** An easy puzzle, a grid with twelve solutions, 17 clues. */
const lines = [
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
  "..35..8....5.......1...2.6.....51.481..8.6..796.24.....4.6...2.......1....1..54.6",
  ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...",
];

/** From each key that is a digit to the frame in which the answer stands. */
function watch() {
  window.times = [];
  addEventListener(
    "keydown",
    (event) => {
      if (!/^[1-9]$/.test(event.key)) return;
      const start = performance.now();
      let wasCounting = false;
      const look = () => {
        const said = document.querySelector(".hand-count [role=status]")?.textContent ?? "";
        const counts = said.includes("Counting");
        wasCounting ||= counts;
        if (counts || (!wasCounting && performance.now() - start < 10)) return requestAnimationFrame(look);
        window.times.push(performance.now() - start);
      };
      requestAnimationFrame(look);
    },
    true,
  );
}

await visitWatched(page, `${address}?lang=en#/create/hand`);
await page.waitForTimeout(3000);
await page.evaluate(watch);
const grid = page.getByRole("grid", { name: "By hand" });
for (const [at, line] of lines.entries()) {
  if (at > 0) await page.getByRole("button", { name: "Clear", exact: true }).click();
  await grid.getByRole("gridcell").first().click();
  await grid.focus();
  for (const letter of line) {
    await page.keyboard.press(letter === "." ? "0" : letter);
    await page.waitForTimeout(letter === "." ? 10 : 250);
  }
}
const times = (await page.evaluate(() => window.times)).sort((one, other) => one - other);
const at = (share) => times[Math.floor((times.length - 1) * share)].toFixed(0);
console.log(`${times.length} keys: median ${at(0.5)} ms, nine of ten ${at(0.9)} ms, longest ${at(1)} ms`);
await browser.close();
process.exit(0);

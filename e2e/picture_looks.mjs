// Screenshots of grids with the digits that are in them, for the example `score` of nonet-vision:
//
//     node e2e/picture_looks.mjs DIST LIST FOLDER [COUNT]
//     cargo run --release -p nonet-vision --example score -- FOLDER
//
// Half of them show this page, in each theme, on a desk and on a phone, at 1, 2 and 3 pixels to the pixel of CSS, every
// fourth with all notes; the other half ten looks that sites and apps have: notes, colours, selections, hair lines, no frame, no lines at all.
// Each puzzle is one of LIST (81 characters at the start of a line).
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { serve } from "./server.mjs";

const [folder, list, out, count = "300"] = process.argv.slice(2);
const all = readFileSync(list, "utf8").split("\n").map((line) => line.slice(0, 81)).filter((line) => /^[0-9.]{81}$/.test(line));
const puzzle = (at) => all[(at * 7919) % all.length].replaceAll(".", "0");
mkdirSync(out, { recursive: true });

const THEMES = ["light", "dark", "black"];
const SCREENS = [{ width: 1280, height: 800 }, { width: 390, height: 844 }, { width: 768, height: 1024 }];

/** Rules of each look; `.b3` is the last column of a box, `.r3` the last row of one. */
const LOOKS = {
  classic: "td{border:1px solid #555;font:28px Liberation Sans} .b3{border-right:3px solid #000} .r3 td{border-bottom:3px solid #000} table{border:3px solid #000}",
  dark: "body{background:#17191f} td{border:1px solid #4a4f5c;color:#e8e8ee;font:27px DejaVu Sans} .b3{border-right:2px solid #c5c9d6} .r3 td{border-bottom:2px solid #c5c9d6} table{border:2px solid #c5c9d6}",
  hair: "td{border:1px solid #ccc;font:300 30px Liberation Sans;color:#223} .b3{border-right:1px solid #777} .r3 td{border-bottom:1px solid #777} table{border:1px solid #777}",
  noFrame: "td{border:1px solid #aaa;font:26px Liberation Serif} tr:first-child td{border-top:0} tr:last-child td{border-bottom:0} td:first-child{border-left:0} td:last-child{border-right:0} .b3{border-right:3px solid #333} .r3 td{border-bottom:3px solid #333}",
  tiles: "table{border-spacing:4px;border-collapse:separate;background:#fff} td{background:#dfe6f2;border-radius:6px;font:600 26px DejaVu Sans;color:#1c2b4a} .b3{border-right:6px solid #fff} .r3 td{border-bottom:6px solid #fff}",
  shaded: "td{font:30px Liberation Sans;border:0} .s0{background:#fff} .s1{background:#d9d3c4} body{background:#f5f1e8}",
  selected: "td{border:1px solid #bbb;font:28px Liberation Sans;color:#0a3b8a} .b3{border-right:2px solid #000} .r3 td{border-bottom:2px solid #000} table{border:2px solid #000} tr:nth-child(5) td,td:nth-child(4){background:#e3ebf7} tr:nth-child(5) td:nth-child(4){background:#a9cdf2}",
  coloured: "td{border:1px solid #888;font:bold 27px DejaVu Serif} .b3{border-right:3px solid #444} .r3 td{border-bottom:3px solid #444} table{border:3px solid #444} tr:nth-child(3n) td:nth-child(2n){background:#ffe08a} tr:nth-child(4n) td:nth-child(3n+1){background:#b7e3c0} tr:nth-child(2n) td:nth-child(5n){background:#f3b6c4}",
  serif: "body{background:#fbf7ec} td{border:1px solid #6b5b45;font:29px Liberation Serif;color:#3a2f22} .b3{border-right:4px double #3a2f22} .r3 td{border-bottom:4px double #3a2f22} table{border:4px double #3a2f22}",
  mono: "td{border:1px dotted #666;font:28px Liberation Mono} .b3{border-right:2px solid #222} .r3 td{border-bottom:2px solid #222} table{border:2px solid #222}",
};
const LAYOUT = "body{margin:24px;font:15px Liberation Sans} table{border-collapse:collapse;table-layout:fixed;width:min(432px,92vw);aspect-ratio:1} td{text-align:center;padding:0;box-sizing:border-box;height:11.11%;line-height:1} .n{display:grid;grid-template-columns:repeat(3,1fr);font-size:9px;color:#777;line-height:1.35} .bar{display:flex;gap:12px;padding:10px 0}";

const html = (digits, look, withNotes) => {
  const notes = `<div class="n">${[1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => `<span>${digit % 3 ? digit : "&nbsp;"}</span>`).join("")}</div>`;
  const cell = (at) => {
    const box = (Math.floor(at / 27) + Math.floor((at % 9) / 3)) % 2;
    const content = digits[at] === "0" ? (withNotes && at % 4 === 1 ? notes : "") : digits[at];
    return `<td class="${at % 3 === 2 && at % 9 < 8 ? "b3 " : ""}s${box}">${content}</td>`;
  };
  const row = (y) => `<tr class="${y % 3 === 2 && y < 8 ? "r3" : ""}">${Array.from({ length: 9 }, (_, x) => cell(9 * y + x)).join("")}</tr>`;
  const keys = Array.from({ length: 9 }, (_, at) => `<button>${at + 1}</button>`).join("");
  return `<!doctype html><style>${LAYOUT}${LOOKS[look]}</style><div class="bar"><b>Daily 214</b><span>03:27</span></div><table>${Array.from({ length: 9 }, (_, y) => row(y)).join("")}</table><div class="bar">${keys}</div>`;
};

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium" });
const address = `http://127.0.0.1:${(await serve(folder, 0)).address().port}/`;

/** A picture and its truth, as the photos of others have it: two lines, then nine rows. */
function keep(name, picture, digits) {
  const rows = digits.match(/.{9}/g).map((row) => [...row].join(" "));
  writeFileSync(`${out}/${name}.png`, picture);
  writeFileSync(`${out}/${name}.dat`, `screenshot\nPNG\n${rows.join("\n")}\n`);
}

async function ownPage(at) {
  const [theme, screen, scale] = [THEMES[at % 3], SCREENS[Math.floor(at / 3) % 3], 1 + (Math.floor(at / 9) % 3)];
  const context = await browser.newContext({ viewport: screen, deviceScaleFactor: scale, colorScheme: theme === "light" ? "light" : "dark" });
  const page = await context.newPage();
  await page.goto(`${address}?lang=${at % 2 ? "en" : "zh-CN"}#p=${puzzle(at)}`);
  await page.locator("[data-worker=ready]").waitFor({ state: "attached" });
  if (theme === "black") await page.evaluate(() => (document.documentElement.dataset.theme = "black"));
  if (at % 4 === 3) {
    await page.keyboard.press("n");
    await page.getByRole("status").filter({ hasText: /./ }).first().waitFor();
  }
  keep(`page-${at}-${theme}-${screen.width}-${scale}x`, await page.screenshot(), puzzle(at));
  await context.close();
}

async function otherLook(at) {
  const look = Object.keys(LOOKS)[at % 10];
  const [screen, scale] = [SCREENS[Math.floor(at / 10) % 3], 1 + (Math.floor(at / 30) % 3)];
  const context = await browser.newContext({ viewport: screen, deviceScaleFactor: scale });
  const page = await context.newPage();
  await page.setContent(html(puzzle(at + 1000), look, at % 2 === 1));
  keep(`look-${at}-${look}-${screen.width}-${scale}x`, await page.screenshot(), puzzle(at + 1000));
  await context.close();
}

const half = Math.floor(Number(count) / 2);
for (let at = 0; at < half; at++) {
  await ownPage(at);
  await otherLook(at);
}
await browser.close();
process.exit(0);

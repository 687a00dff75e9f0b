// Starts the app, or says which browsers can run it. A file of its own, because the content
// security policy allows no inline script. It runs before the page is painted, so that the first
// screen comes in the right theme and language.

// A function that splats and drops a vector: valid only where WebAssembly has simd128.
const SIMD = Uint8Array.of(
  0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0, // header
  1, 4, 1, 0x60, 0, 0, // type section: () -> ()
  3, 2, 1, 0, // function section
  10, 9, 1, 7, 0, 0x41, 0, 0xfd, 15, 0x1a, 0x0b, // i32.const 0, i8x16.splat, drop, end
);

const root = document.documentElement;

function stored(key) {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return ""; // storage is forbidden
  }
}

// A line each: "language zh-CN".
const settings = new Map(stored("nonet.settings").split("\n").map((line) => line.split(" ")));

// As the app chooses it: what the address asks for, what was set, what the browser prefers.
function chosenLocale() {
  // "en=en zh=zh-CN": what a tag begins with, and its language; build/finish.mjs sorts the longest first.
  const known = document.querySelector("meta[name=languages]").content.split(" ").map((pair) => pair.split("="));
  const tags = [new URLSearchParams(location.search).get("lang"), settings.get("language"), ...navigator.languages].filter(Boolean);
  const languageOf = (tag) => known.find(([own]) => `${tag.replaceAll("_", "-").toLowerCase()}-`.startsWith(`${own}-`))?.[1];
  return tags.map(languageOf).find(Boolean) ?? "en";
}

const locale = chosenLocale();
root.lang = locale;
if (locale !== "en") document.querySelector("link[rel=manifest]").href = `manifest-${locale}.webmanifest`;
// The rows of src/core/settings/table.rs that the root carries; the suite compares them.
for (const name of ["theme", "dark", "contrast", "accent", "text-size", "note-size"]) {
  const value = settings.get(name);
  if (value && value !== "auto") root.setAttribute(`data-${name}`, value);
}
// A visitor who has a game, or opens a puzzle by its link, must not see another one meanwhile.
const place = /^#(?:\/|(?=learn))(library|learn|create)\b/.exec(location.hash)?.[1];
if (stored("nonet.current")) root.dataset.returns = "";
if ("returns" in root.dataset || /^#(?!\/play$)./.test(location.hash)) root.dataset.opens = place ? "place" : "game";

// The words are loaded beside the app, which asks for them when it runs, under the same address. What
// a first visit sees needs few of them.
const version = document.querySelector("meta[name=version]")?.content;
const ofThisBuild = (address) => (version ? `${address}?v=${version}` : address);
function preload(href) {
  const link = document.createElement("link");
  document.head.append(Object.assign(link, { rel: "preload", as: "fetch", crossOrigin: "anonymous", href }));
}
for (const file of root.dataset.opens ? ["play", "page"] : ["play"]) preload(ofThisBuild(`locales/${locale}/${file}.ftl`));

// Another place than Play, or Play in another language than English, as the build drew it.
const isDrawn = place || locale !== "en";
const address = ofThisBuild(`first/${locale}/${place ?? "play"}.txt`);
// Where the file does not come, the program draws the page itself.
const drawn = isDrawn && fetch(address).then((answer) => answer.text()).catch(() => "");

/** Resolves once the program has written this on the root. */
const announced = (name) =>
  new Promise((done) => {
    const observer = new MutationObserver(() => done(observer.disconnect()));
    observer.observe(root, { attributeFilter: [name] });
  });

// What is pasted or dropped before the program listens waits for it; who sees nothing happen does it
// again, so the last one counts. The data of an event ends with it, so it is copied.
const pasting = new AbortController();
let early;
function keepEarly(event) {
  event.preventDefault();
  if (event.type === "dragover") return;
  const data = event.clipboardData ?? event.dataTransfer;
  const text = data.getData("text/plain");
  // A table program copies its text and a picture of it.
  const [file] = event.type === "drop" || text === "" ? data.files : [];
  early = new DataTransfer();
  early.setData("text/plain", text);
  if (file) early.items.add(file);
}
for (const name of ["paste", "dragover", "drop"]) addEventListener(name, keepEarly, { signal: pasting.signal });
announced("data-listens").then(() => {
  pasting.abort();
  if (early) dispatchEvent(new DragEvent("drop", { dataTransfer: early, cancelable: true }));
});

// Cells, keys of the pad and of the keyboard that are pressed before the program listens are pressed again.
/** The pad of a visitor with a game may have other keys than the first screen. */
const PRESSED = "#app .page-main [role=gridcell], :root:not([data-opens]) .pad button";
const TYPED = /^(Digit|Numpad|Key|Arrow|Space|Backspace|Delete|Home|End|Page)/;
const presses = [];
function keepPress(event) {
  const own = event.target.closest?.(PRESSED);
  // What is pressed again is not kept again.
  if (!own || !event.isTrusted) return;
  event.stopImmediatePropagation();
  const at = [...document.querySelectorAll(PRESSED)].indexOf(own);
  presses.push(() => document.querySelectorAll(PRESSED)[at]?.click());
}
function keepKey(event) {
  const isOwn = event.isTrusted && TYPED.test(event.code) && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (!isOwn || (event.code === "Space" && event.target.closest?.("button, a"))) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  presses.push(() => document.body.dispatchEvent(new KeyboardEvent("keydown", event)));
}
const pressing = new AbortController();
addEventListener("click", keepPress, { capture: true, signal: pressing.signal });
addEventListener("keydown", keepKey, { capture: true, signal: pressing.signal });
announced("data-app").then(async () => {
  // Each is seen before the next, which it may concern.
  for (; presses.length > 0; await frame()) presses.shift()();
  pressing.abort();
});

// After a panic nothing answers any more. What was done is stored, so say how to get it back.
const reportCrash = (error) => {
  if (error instanceof WebAssembly.RuntimeError) document.getElementById("broken").hidden = false;
};
addEventListener("error", (event) => reportCrash(event.error));
addEventListener("unhandledrejection", (event) => reportCrash(event.reason));

// The style of all but the first screen, which does not wait for it.
function useLaterStyle() {
  const sheet = document.getElementById("later-style");
  const use = () => sheet.removeAttribute("media");
  if (!sheet || sheet.sheet) return sheet && use();
  return new Promise((done) => {
    sheet.addEventListener("load", () => done(use()));
    sheet.addEventListener("error", () => done());
  });
}

const frame = () => new Promise((done) => (document.hidden ? done() : requestAnimationFrame(done)));
// Resolves when the browser reports that content is on the screen.
const reported = new Promise((done) => {
  const isContent = (entry) => entry.name === "first-contentful-paint";
  new PerformanceObserver((list) => list.getEntries().some(isContent) && done()).observe({ type: "paint", buffered: true });
});
/** Resolves when the first frame is on the screen: what it needs comes first, and the app is most of what is sent.
 * Where more than the HTML is drawn, the second frame can begin earlier than that. A page in the background is not
 * painted and does not wait; where the browser reports nothing, some frames are enough. */
async function painted() {
  let isSeen = document.hidden || !isDrawn;
  reported.then(() => (isSeen = true));
  for (let frames = 0; frames < 2 || (!isSeen && frames < 20); frames++) await frame();
}

/** Writes the day into the Library, and gives its calendar, which is blank, as many days as the month and the
 * rest of the week before it have. */
function writeDay(content) {
  const heading = content.querySelector("[data-days]");
  if (!heading) return;
  const now = new Date();
  const [month, day, weekday] = [now.getMonth(), now.getDate(), (now.getDay() + 6) % 7];
  heading.textContent = heading.dataset.days.split("|")[7 * month + weekday].replace("99", day);
  const days = content.querySelector(".calendar-days");
  const names = 7;
  const cells = names + ((weekday - day + 36) % 7) + new Date(now.getFullYear(), month + 1, 0).getDate();
  while (days?.children.length > cells) days.lastChild.remove();
  while (days?.children.length < cells) days.append(days.lastChild.cloneNode(true));
}

/** Shows the place of the address, and of another than Play no more than its heading where there is more to know: a
 * page of the place, or what was learned. */
function showPlace(html) {
  const { content } = Object.assign(document.createElement("template"), { innerHTML: html });
  const app = document.getElementById("app");
  const inside = content.querySelector(".page-place-head + *");
  const about = content.querySelector("meta[name=description]");
  if (about) document.querySelector("meta[name=description]").replaceWith(about);
  // Some networks answer everything with a page of their own.
  if (!inside) return content.querySelector("[role=grid]") && app.replaceChildren(content);
  const isWhole = /^#\/?\w+$/.test(location.hash) && !(place === "learn" && stored("nonet.learned"));
  if (isWhole) inside.setAttribute("aria-busy", "true");
  else inside.remove();
  if (!isWhole) content.querySelector(".segments [aria-current]")?.removeAttribute("aria-current");
  writeDay(content);
  app.replaceChildren(content);
}

// What the service worker keeps waits for no network: the program is compiled while the first screen is drawn.
const isKept = Boolean(navigator.serviceWorker?.controller);
const fetchApp = () => fetch(document.querySelector("meta[name=app]").content);
// Some hosts send the program as another type of file, which is compiled only when all of it is there.
const compiled = isKept && globalThis.WebAssembly?.compileStreaming(fetchApp()).catch(fetchApp);
const styled = useLaterStyle();

async function start() {
  if (drawn) {
    // A host that does not answer does not hold up the program, which draws the page itself then.
    const silence = new Promise((done) => setTimeout(done, 3000, ""));
    await Promise.all([Promise.race([drawn, silence]), styled]).then(([html]) => showPlace(html)).catch(console.error);
  }
  root.dataset.first = "shown";
  if (typeof WebAssembly !== "object" || !WebAssembly.validate(SIMD)) {
    return refuse(new Error("this browser has no WebAssembly SIMD"));
  }
  if (!isKept) await painted();
  const app = compiled || fetchApp();
  const { default: init } = await import(document.getElementById("app-js").href);
  await styled;
  await init({ module_or_path: app });
}

function refuse(error) {
  console.error(error);
  const needs = document.getElementById("needs");
  needs.classList.add("needs-now");
  needs.hidden = false;
  document.getElementById("app").replaceChildren();
}

// The browser would do, but a file of the page did not come, or not whole.
function reportIncomplete(error) {
  console.error(error);
  document.getElementById("broken").hidden = false;
}

addEventListener("DOMContentLoaded", () => {
  document.getElementById("needs").hidden = true;
  document.querySelectorAll(`.needs > :not([lang=${locale}])`).forEach((other) => other.remove());
  start().catch(reportIncomplete);
});

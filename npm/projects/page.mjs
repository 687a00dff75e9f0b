// Serves a folder and opens it in Chromium: what the page answers, and how much it loads.
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { chromium } from "playwright-core";

const TYPES = { ".html": "text/html", ".js": "text/javascript", ".wasm": "application/wasm" };

/** How long a page may take to answer. */
const LIMIT_MS = 60_000;

/** Serves the files of a folder on a free port. `served` gets the body of each script and WebAssembly file, and may
 * return a promise that the answer waits for. */
export async function serve(folder, served = () => undefined) {
  const server = createServer(async ({ url }, response) => {
    const file = join(folder, new URL(url, "http://host").pathname.replace(/\/$/, "/index.html"));
    const body = await readFile(file).catch(() => undefined);
    if (body) await served(file, body);
    response.writeHead(body ? 200 : 404, { "content-type": TYPES[extname(file)] ?? "text/plain" }).end(body);
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  return server;
}

export const launch = () => chromium.launch({ executablePath: process.env.CHROMIUM, args: ["--no-sandbox"] });

/** What the page in a folder puts into `answer`, and the bytes of the files that it loads without its HTML, each
 * compressed as a server sends it. */
export async function open(browser, folder) {
  const files = new Map();
  const server = await serve(folder, (file, body) => void (file.endsWith(".html") || files.set(file, gzipSync(body, { level: 9 }).length)));
  const page = await browser.newPage();
  const faults = [];
  page.on("pageerror", (error) => faults.push(error.message));
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  const answer = await page
    .waitForFunction(() => globalThis.answer, undefined, { timeout: LIMIT_MS })
    .then((handle) => handle.jsonValue())
    .catch((error) => faults.push(error.message) && undefined);
  await page.close();
  server.close();
  if (faults.length > 0) throw new Error(`the page in ${folder} failed: ${faults.join("; ")}`);
  return { answer, loaded: [...files.values()].reduce((sum, size) => sum + size, 0) };
}

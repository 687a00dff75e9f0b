// What a visitor's browser loads, as a host sends it (brotli), stays within two budgets: all that a
// first visit needs up to the first possible move, and the engine, which comes after the first paint.
import { readFileSync, readdirSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";

const dist = new URL("../dist/", import.meta.url);
const page = readFileSync(new URL("index.html", dist), "utf8");
const links = [...page.matchAll(/<(?:link|script)\b[^>]*\b(?:href|src)="(?:\.\/)?([^"#]+)"/g)].map(([, name]) => name);
// Of the languages the larger; every visitor loads but one.
const words = readdirSync(new URL("locales/", dist)).map((tag) => `locales/${tag}/page.ftl`);
const engine = /<meta name="engine" content="([^"]+)"/.exec(page)[1].split(" ");

function sent(name) {
  const bytes = readFileSync(new URL(name, dist));
  return name.endsWith(".woff2") ? bytes.length : brotliCompressSync(bytes).length;
}

function report(what, names, budget) {
  const sizes = names.map((name) => [name, sent(name)]);
  const total = sizes.reduce((sum, [, size]) => sum + size, 0);
  console.log(`${what}:`);
  sizes.forEach(([name, size]) => console.log(`  ${String(size).padStart(7)}  ${name}`));
  console.log(`  ${String(total).padStart(7)}  of ${budget}`);
  if (total <= budget) return;
  console.error(`Over the budget: what came in last?`);
  process.exitCode = 1;
}

const largest = words.toSorted((a, b) => sent(b) - sent(a))[0];
report("Before the first move", ["index.html", ...new Set(links), largest], 340_000);
report("The engine", ["worker_start.js", ...engine], 300_000);

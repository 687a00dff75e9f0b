// The page and its worker together stay within what a phone loads in a second: 300 kB, as a host
// sends them (brotli).
import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";

const BUDGET = 300_000;
const dist = new URL("../dist/", import.meta.url);
let total = 0;
for (const name of readdirSync(dist).filter((name) => name.endsWith(".wasm"))) {
  const bytes = readFileSync(new URL(name, dist));
  const sent = brotliCompressSync(bytes).length;
  total += sent;
  console.log(`  ${name}: ${bytes.length} bytes, ${sent} sent`);
}
console.log(`  together ${total} of ${BUDGET}`);
if (total === 0 || total > BUDGET) {
  console.error("Over the budget, or nothing built: what came in last? (twiggy or a look at Cargo.lock may say)");
  process.exitCode = 1;
}

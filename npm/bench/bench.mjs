// Solvers from npm beside this package, on the same lists in one run: `node npm/bench/bench.mjs [PUZZLES]
// [FILE…]` after `./x npm` and `npm ci --prefix npm/bench`. `compare.mjs` needs no lists. Without files it takes the lists beside the
// project.
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import * as nonet from "../dist/node.js";
import { SOLVERS } from "./others.mjs";

const here = import.meta.dirname;
const [puzzles = "200", ...files] = process.argv.slice(2);
const shared = join(here, "..", "..", "..", "shared", "data", "puzzles");
const lists = files.length > 0 ? files : ["easy", "minimal", "clues_17", "magictour_1465", "hardest_1106"].map((name) => join(shared, `${name}.txt`));

/** How long one solver may take over one list, and how often it goes over it, in turns with the others. */
const LIMIT_MS = 20_000;
const ROUNDS = 3;

/** Evenly spread over the list. */
function sample(file) {
  const lines = readFileSync(file, "utf8").split("\n").map((line) => line.slice(0, 81).replaceAll("0", ".")).filter((line) => /^[1-9.]{81}$/.test(line));
  const every = Math.max(1, Math.floor(lines.length / puzzles));
  return lines.filter((_, at) => at % every === 0).slice(0, puzzles);
}

/** Microseconds for each puzzle that was come to, and how many were solved. */
function run(solve, list, solutions) {
  const deadline = performance.now() + LIMIT_MS;
  const times = [];
  let solved = 0;
  for (const [at, puzzle] of list.entries()) {
    const start = performance.now();
    if (start > deadline) break;
    let found = null;
    try {
      found = solve(puzzle);
    } catch {} // some throw at what they cannot solve
    times.push(1000 * (performance.now() - start));
    if (found === solutions[at]) solved += 1;
  }
  return { mean: times.reduce((sum, time) => sum + time, 0) / times.length, tried: times.length, solved };
}

const cell = ({ mean, tried, solved }, all) => `${mean.toFixed(mean < 100 ? 1 : 0)}${solved < all ? ` (${solved} of ${tried})` : ""}`;

console.log(`Node.js ${process.version}: microseconds a puzzle, mean, the best of ${ROUNDS} rounds; in brackets how many were solved of how many there was time for\n`);
console.log(`| list | puzzles | ${Object.keys(SOLVERS).join(" | ")} |`);
console.log(`|---|--:|${Object.keys(SOLVERS).map(() => "--:|").join("")}`);
for (const file of lists) {
  const list = sample(file);
  const solutions = list.map((puzzle) => nonet.solve(puzzle));
  const best = {};
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, solve] of Object.entries(SOLVERS)) {
      const result = run(solve, list, solutions);
      if (!best[name] || result.mean < best[name].mean) best[name] = result;
    }
  }
  console.log(`| ${basename(file, ".txt")} | ${list.length} | ${Object.values(best).map((result) => cell(result, list.length)).join(" | ")} |`);
}

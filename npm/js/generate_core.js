// The function of the entry `generate` over its own small WebAssembly file: see npm/generate/src/lib.rs.
import load, * as wasm from "./generator.js";
import { SudokuError, guardOf } from "./failure.js";
import { loaderOf } from "./loader.js";
import { refused, wholeOf } from "./small.js";

export { SudokuError, version } from "./failure.js";

export const { hasStarted, start, startSync } = loaderOf(load, wasm.initSync);
const guarded = guardOf(wasm, hasStarted);

/** The largest seed, and the largest number of checks. */
const MOST = 2n ** 64n - 1n;

/** A slug's place among all, each of which the engine knows by its place. */
function placeOf(name, slug, all, others = "") {
  const place = all.indexOf(slug);
  if (place < 0) throw refused(name, slug, `there are ${all.join(", ")}${others}`);
  return place;
}

function truthOf(name, value) {
  if (typeof value !== "boolean") throw refused(name, value, "true or false is expected");
  return Number(value);
}

function seedOf(seed) {
  const number = typeof seed === "string" && /^[0-9]+$/.test(seed) ? BigInt(seed) : seed;
  const isExact = typeof number === "bigint" || Number.isSafeInteger(number);
  if (isExact && number >= 0 && number <= MOST) return BigInt(number);
  const allowed = `a seed is a whole number from 0 to ${Number.MAX_SAFE_INTEGER}, or up to ${MOST} as text or BigInt`;
  throw refused("seed", seed, allowed);
}

const SYMMETRIES = ["none", "half_turn", "quarter_turn", "horizontal", "vertical", "diagonal", "anti_diagonal"];
const ORDERS = ["left_to_right", "alternating", "s_shaped", "random"];
const TIERS = ["easy", "medium"];
const OTHER_TIERS = '; import "nonet-engine" for the harder ones, which take all techniques';

/** The options by their names: each makes a number of its value. */
const OPTIONS = {
  seed: seedOf,
  maxChecks: (checks) => wholeOf("maxChecks", checks, 0, MOST),
  clues: (clues) => Number(wholeOf("clues", clues, 17, 80)),
  symmetry: (slug) => placeOf("symmetry", slug, SYMMETRIES),
  order: (slug) => placeOf("order", slug, ORDERS),
  minimal: (truth) => truthOf("minimal", truth),
  tier: (slug) => placeOf("tier", slug, TIERS, OTHER_TIERS),
  comfortable: (truth) => truthOf("comfortable", truth),
};

/** What an option is that is not given; of others the engine's own is taken. */
const NOT_GIVEN = 255;

export function generate(recipe = {}) {
  if (typeof recipe !== "object" || recipe === null || Array.isArray(recipe)) throw refused("recipe", recipe, "an object is expected");
  const given = {};
  for (const [name, value] of Object.entries(recipe)) {
    if (!(name in OPTIONS)) {
      const message = `recipe: there is no option ${JSON.stringify(name)} in nonet-engine/generate; there are ${Object.keys(OPTIONS).join(", ")}. Import "nonet-engine" for the others`;
      throw new SudokuError({ kind: "argument", message });
    }
    if (value !== undefined && value !== null) given[name] = OPTIONS[name](value);
  }
  const numbers = ["clues", "symmetry", "order", "minimal", "tier", "comfortable"].map((name) => given[name] ?? NOT_GIVEN);
  const { error, ...made } = JSON.parse(guarded(() => wasm.generate(given.seed ?? 0n, given.maxChecks, Uint8Array.from(numbers))));
  if (error) throw new SudokuError({ kind: "generate", message: error });
  return made;
}

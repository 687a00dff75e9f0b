import type { Generated, Recipe } from "./index.js";

export { SudokuError, version } from "./index.js";
export type { Generated, Grid, Symmetry } from "./index.js";

/** What puzzle to make: a `Recipe` of `nonet-engine` without the options and tiers that take all techniques. */
export interface SmallRecipe extends Pick<Recipe, "seed" | "clues" | "symmetry" | "order" | "minimal" | "comfortable" | "maxChecks"> {
  /** HoDoKu's level. The harder ones are made by `nonet-engine` itself. */
  tier?: "easy" | "medium";
}
/** The puzzle that `generate` of `nonet-engine` makes from the same recipe. */
export function generate(recipe?: SmallRecipe): Omit<Generated, "recipe">;

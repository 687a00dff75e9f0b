// What Cargo.toml says of the whole project, for the scripts that make its files.
import { readFileSync } from "node:fs";
import { join } from "node:path";

const manifest = readFileSync(join(import.meta.dirname, "..", "Cargo.toml"), "utf8");

/** The ending of an address that the project does not have yet. */
export const PLACEHOLDER = ".invalid";

/** A line of `[workspace.package]`, as `version`. */
export const fact = (name) => new RegExp(`^${name} = "(.+)"$`, "m").exec(manifest)[1];

/** The address `repository` or `homepage`, or nothing while there is none. */
export const addressOf = (name) => (new URL(fact(name)).hostname.endsWith(PLACEHOLDER) ? undefined : fact(name));

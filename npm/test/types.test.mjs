// The types say what the engine has.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import * as bare from "../dist/bare.js";
import * as engine from "../dist/node.js";

const dist = join(import.meta.dirname, "..", "dist");
const typesOf = (name) => readFileSync(join(dist, `${name}.d.ts`), "utf8");
/** The members of a union of texts. */
const union = (text, name) => [...new RegExp(`export type ${name} =([^;]*);`).exec(text)[1].matchAll(/"([^"]+)"/g)].map(([, member]) => member);

test("the slugs of techniques are those of the engine", () => {
  assert.deepEqual(union(typesOf("techniques"), "TechniqueSlug"), engine.techniques().map(({ slug }) => slug));
});

test("the tiers and languages are those of the package", () => {
  const types = typesOf("index");
  assert.deepEqual(new Set(union(types, "Tier")), new Set(engine.techniques().map(({ tier }) => tier)));
  const words = readdirSync(join(dist, "words")).map((name) => name.replace(/\.js$/, ""));
  assert.deepEqual(new Set(union(types, "Language")), new Set(words));
});

test("every function has a type, and every type a function", () => {
  const declared = (name) => [...typesOf(name).matchAll(/^export (?:function|class|const) (\w+)/gm)].map(([, name]) => name);
  assert.deepEqual(new Set(declared("index")), new Set(Object.keys(engine)));
  assert.deepEqual(new Set([...declared("bare"), ...declared("index")]), new Set(Object.keys(bare)));
});

// The engine in a worker thread: asked before it is ready, in order, and ended in the middle.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { test } from "node:test";
import * as engine from "../dist/node.js";
import { SudokuError, createWorker } from "../dist/worker_node.js";
import words from "../dist/words/fr.js";

const EASY = "1.....5694.2.....8.5...9.4....64.8.1....1....2.8.35....4.5...1.9.....4.2621.....5";
const fails = (kind, pattern) => (error) => error instanceof SudokuError && error.kind === kind && pattern.test(error.message);

test("nothing is lost that is asked at once", async () => {
  const worker = createWorker();
  const recipes = [1, 2, 3, 4, 5].map((seed) => ({ seed, clues: 30 }));
  const asked = recipes.map((recipe) => worker.generate(recipe));
  const refused = assert.rejects(worker.solve("12"), (error) => fails("read", /./)(error) && error.line === 1);
  assert.deepEqual(await Promise.all(asked), recipes.map((recipe) => engine.generate(recipe)));
  await refused;
  worker.terminate();
});

test("a worker answers what the engine does, and its errors are errors", async () => {
  const worker = createWorker();
  assert.deepEqual(await worker.rate(EASY, "explainer"), engine.rate(EASY, "explainer"));
  const [good, bad] = await worker.readAll(`${EASY}\n${EASY.slice(1)}`);
  assert.equal(good.puzzle, EASY);
  assert.ok(fails("read", /80/)(bad) && bad.line === 2);
  await assert.rejects(worker.hint(EASY, { language: "fr" }), fails("argument", /loadLanguage/));
  await worker.addLanguage("fr", words);
  assert.ok((await worker.hint(EASY, { language: "fr" })).step.sentences.length > 0);
  await assert.rejects(worker.generate({ seed: () => 7 }), fails("argument", /cannot be sent/));
  const functions = Object.keys(engine).filter((name) => /^[a-z]/.test(name) && name !== "version");
  assert.deepEqual(new Set(Object.keys(worker)), new Set([...functions, "terminate"]));
  worker.terminate();
});

test("terminate cancels what is computed", async () => {
  const worker = createWorker();
  const long = assert.rejects(worker.solutions(".".repeat(81), 1_000_000), fails("internal", /terminate\(\)/));
  worker.terminate();
  await long;
  await assert.rejects(worker.solve(EASY), fails("internal", /create another/));
});

test("an idle worker does not keep a program alive", () => {
  const code = `
    import { createWorker } from "./worker_node.js";
    console.log(await createWorker().solve("${EASY}"));`;
  const options = { cwd: join(import.meta.dirname, "..", "dist"), encoding: "utf8", timeout: 60_000 };
  assert.equal(execFileSync(process.execPath, ["--input-type=module", "-e", code], options).trim(), engine.solve(EASY));
});

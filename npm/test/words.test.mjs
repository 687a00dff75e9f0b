// Steps in words: in every language, and what is said where a language is not there.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { test } from "node:test";
import * as engine from "../dist/node.js";
import { loadLanguage } from "../dist/words.js";

const EASY = "1.....5694.2.....8.5...9.4....64.8.1....1....2.8.35....4.5...1.9.....4.2621.....5";
const HARD = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
const WINGS = "..86........759...6..1...9.......83.9.6.....5..24.5.....5..438.3.18.2..6......2..";
const LANGUAGES = ["en", "zh-CN", "de", "es", "fr", "ja"];
const fails = (...words) => (error) => error instanceof engine.SudokuError && error.kind === "argument" && words.every((word) => error.message.includes(word));

test("a language is loaded before it is used", async () => {
  assert.throws(() => engine.hint(EASY, { language: "de" }), fails('"de"', 'await loadLanguage("de")', "nonet-engine/words"));
  assert.throws(() => engine.hint(EASY, { language: "xx" }), fails('"xx"', "en, zh-CN, de"));
  assert.throws(() => engine.hint(EASY, { language: 5 }), fails("language: 5 was found"));
  await assert.rejects(loadLanguage("xx"), fails('"xx"', "en, zh-CN, de"));
  assert.throws(() => engine.addLanguage("de", 5), fails("words: 5 was found"));
  await Promise.all(LANGUAGES.map(loadLanguage));
  assert.equal(engine.hint(EASY).step.name, undefined);
  const { step } = engine.hint(EASY, { language: "de" });
  assert.equal(step.name, "Versteckter Einer");
  assert.ok(step.sentences.length > 0);
  const { name, sentences, ...same } = step;
  assert.deepEqual(same, engine.hint(EASY).step);
  assert.equal(engine.hint(EASY, { language: "en" }).step.name, "Hidden single");
});

test("every language has all words that steps need", () => {
  const puzzles = [EASY, HARD, WINGS, ...["hard", "unfair", "extreme"].map((tier) => engine.generate({ tier, seed: 7 }).puzzle)];
  for (const language of LANGUAGES) {
    for (const puzzle of puzzles) {
      const steps = [...engine.path(puzzle, { language }).steps, ...engine.steps(puzzle, { language, rare: true })];
      for (const { name, sentences, technique } of steps) {
        const text = [name, ...sentences].join(" ");
        assert.ok(name && sentences.length > 0, technique);
        assert.doesNotMatch(text, /[a-z]+[-_][a-z_]+-[a-z_]+|\{|\}|[a-z]_[a-z]|technique-/, `${language} ${technique}`);
      }
    }
  }
});

test("a fresh instance knows the languages again", () => {
  const code = `
    import { SudokuError, addLanguage, hint } from "./node.js";
    import words from "./words/fr.js";
    addLanguage("fr", words);
    const ask = () => hint("${EASY}", { language: "fr" }).step.name;
    const before = ask();
    let done = false;
    const deep = () => { try { deep(); } catch {} if (done) return; try { ask(); done = true; } catch (error) { if (error.kind !== "internal") throw error; } };
    deep();
    console.log(before === ask(), before);`;
  const said = execFileSync(process.execPath, ["--input-type=module", "-e", code], { cwd: join(import.meta.dirname, "..", "dist"), encoding: "utf8" });
  assert.match(said, /^true \S/);
});

// `npx nonet-engine`: data on stdout, messages on stderr, and what the exit status says.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { test } from "node:test";
import * as engine from "../dist/node.js";

const EASY = "1.....5694.2.....8.5...9.4....64.8.1....1....2.8.35....4.5...1.9.....4.2621.....5";
const program = join(import.meta.dirname, "..", "dist", "cli.js");

function run(args, input = "") {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { input, encoding: "utf8" });
  return { status, stdout, stderr };
}

/** A run that succeeds and has nothing to say beside its data. */
function dataOf(args, input) {
  const { status, stdout, stderr } = run(args, input);
  assert.deepEqual([status, stderr], [0, ""]);
  return stdout;
}

test("puzzles are solved, rated, explained and converted", () => {
  assert.equal(dataOf(["solve", EASY]), `${engine.solve(EASY)}\n`);
  assert.equal(dataOf(["solve"], `${EASY}\n${EASY} # again\n`), `${engine.solve(EASY)}\n`.repeat(2));
  assert.match(dataOf(["rate", EASY]), new RegExp(`^${EASY.replaceAll(".", "\\.")}\t${engine.rate(EASY).tier}\t`));
  assert.match(dataOf(["rate", "--scale", "explainer", EASY]), /\t\d+(\.\d)?\t/);
  assert.match(dataOf(["hint", EASY]), /^Hidden single: r\dc\d=\d\n\S/);
  assert.match(dataOf(["hint", "--language=de", EASY]), /^Versteckter Einer: /);
  assert.equal(dataOf(["convert", "--to", "grid", EASY]).trimEnd(), engine.convert(EASY, "grid").trimEnd());
});

test("a recipe makes its puzzle, and the same again by its text", () => {
  const args = ["generate", "--seed", "7", "--tier", "medium", "--least-per-row", "1", "--needs", "naked_pair,pointing", "--score", "100..900"];
  const { status, stdout, stderr } = run(args);
  const expected = engine.generate({ seed: 7, tier: "medium", leastPerRow: 1, needs: ["naked_pair", "pointing"], score: [100, 900] });
  assert.deepEqual([status, stdout], [0, `${expected.puzzle}\n`]);
  assert.ok(stderr.includes(expected.recipe));
  assert.equal(run(["generate", "--recipe", expected.recipe]).stdout, stdout);
  assert.match(run(["generate"]).stdout, /^[1-9.]{81}\n$/);
});

test("a puzzle without an answer is a message and takes no other with it", () => {
  const twoFives = `55${".".repeat(79)}`;
  const { status, stdout, stderr } = run(["solve"], `${EASY}\n${EASY.slice(1)}\n${twoFives}\n${EASY}\n`);
  assert.deepEqual([status, stdout], [1, `${engine.solve(EASY)}\n`.repeat(2)]);
  assert.match(stderr, /^nonet-engine: line 2, column 81: .+\nnonet-engine: line 3: there is no solution\n$/);
  assert.equal(run(["solve"], "no puzzle here").status, 1);
});

test("a wrong call says what is right", () => {
  const misused = (args, pattern) => {
    const { status, stdout, stderr } = run(args);
    assert.deepEqual([status, stdout], [2, ""], args.join(" "));
    assert.match(stderr, pattern);
  };
  misused([], /a command is expected[^]*Usage/);
  misused(["sovle"], /there is no command "sovle"[^]*Usage/);
  misused(["solve", "--all", EASY], /no option --all/);
  misused(["hint", "--language", "xx", EASY], /"xx" was found; there are en/);
  misused(["convert", EASY], /format: nothing was found/);
  misused(["rate", "--scale", "stars", EASY], /"stars"/);
  misused(["generate", "--clue", "30"], /no option "clue"/);
  misused(["generate", EASY], /takes no puzzle/);
  assert.match(dataOf(["--help"]), /^Usage: nonet-engine/);
  assert.equal(dataOf(["--version"]).trim(), engine.version);
});

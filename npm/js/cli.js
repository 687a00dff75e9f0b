#!/usr/bin/env node
// `npx nonet-engine`: a few functions of the package for puzzles of arguments or of stdin. Data goes to stdout, messages
// to stderr. The exit status is 0, or 1 where a puzzle has no answer, or 2 where the call itself is wrong.
import { readFileSync } from "node:fs";
import * as engine from "./node.js";
import { loadLanguage } from "./words.js";

const HELP = `Usage: nonet-engine COMMAND [OPTION…] [PUZZLE…]

  solve     the solution of each puzzle
  rate      tier, points and hardest technique; --scale explainer or rounds for other scales
  hint      the next step, in words; --language en, zh-CN, de, es, fr or ja
  generate  a puzzle; --seed, --clues, --tier, --symmetry, … as the options of generate(), or --recipe TEXT
  convert   each puzzle in another format; --to FORMAT, as formats() lists them

A puzzle is text of any format; without one, stdin is read. --version and --help say what they say.
`;

/** The wrong use of the program, as against a puzzle without an answer. */
class Misuse extends Error {}

/** `--name value` and `--name=value`, and what is left. */
function parsed(args) {
  const options = {};
  const rest = [];
  for (let at = 0; at < args.length; at++) {
    const [, name, value] = /^--([a-z][\w-]*)(?:=(.*))?$/s.exec(args[at]) ?? [];
    if (name === undefined) rest.push(args[at]);
    else options[name.replace(/-(.)/g, (_, letter) => letter.toUpperCase())] = value ?? (isValue(args[at + 1]) ? args[++at] : true);
  }
  return { options, rest };
}

const isValue = (arg) => arg !== undefined && !arg.startsWith("--");

/** The options of a command, and no others. */
function only(options, ...names) {
  const other = Object.keys(options).find((name) => !names.includes(name));
  if (other !== undefined) throw new Misuse(`there is no option --${other}; there ${names.length > 0 ? `are ${names.map((name) => `--${name}`).join(", ")}` : "are none"}`);
  return options;
}

/** The positions of the arguments or of stdin; those that cannot be read are messages. */
function positions(rest, failed) {
  const text = rest.length > 0 ? rest.join("\n") : readFileSync(0, "utf8");
  const found = engine.readAll(text);
  if (found.length === 0) failed("no puzzle was found; give one as an argument or on stdin");
  return found.filter((item) => !(item instanceof engine.SudokuError) || failed(`line ${item.line}, column ${item.column}: ${item.message}`));
}

/** A number, a list or a truth where the option is one. */
function recipeOf({ recipe, ...options }) {
  if (recipe !== undefined) return recipe;
  const lists = { needs: String, avoids: String, score: Number, se: Number };
  const texts = ["seed", "tier", "technique", "symmetry", "order", "mask"];
  const value = (name, given) => (name in lists ? String(given).split(/,|\.\./).map(lists[name]) : given === true || texts.includes(name) ? given : Number(given));
  const read = Object.entries(options).map(([name, given]) => [name, value(name, given)]);
  return { seed: String(crypto.getRandomValues(new Uint32Array(1))[0]), ...Object.fromEntries(read) };
}

const said = ({ status, step, wrong, eliminated }) => {
  if (status === "step") return [`${step.name}: ${step.effects.join(" ")}`, ...step.sentences].join("\n");
  return status === "mistake" ? `mistake: ${[...wrong, ...eliminated].join(" ")}` : status;
};

/** What is written of a rating, by its scale: columns with a tab between. */
const COLUMNS = { hodoku: ["tier", "score", "hardest"], explainer: ["er", "ep", "ed", "rule"], rounds: ["level", "rounds"] };

function rated(puzzle, scale = "hodoku") {
  const rating = engine.rate(puzzle, scale);
  return [puzzle, ...COLUMNS[scale].map((name) => rating[name] ?? "")].join("\t");
}

const COMMANDS = {
  async solve({ options, rest }, each) {
    only(options);
    each(rest, ({ digits, puzzle }) => engine.solve(/[1-9]/.test(puzzle) ? puzzle : digits) ?? fail("there is no solution"));
  },
  async rate({ options, rest }, each) {
    const { scale } = only(options, "scale");
    each(rest, ({ puzzle }) => rated(puzzle, scale));
  },
  async hint({ options, rest }, each) {
    const { language = "en" } = only(options, "language");
    await loadLanguage(language);
    each(rest, (position) => said(engine.hint(position, { language })));
  },
  async generate({ options, rest }, _, print) {
    if (rest.length > 0) throw new Misuse(`generate takes no puzzle; ${JSON.stringify(rest[0])} was found`);
    const made = engine.generate(recipeOf(options));
    console.error(`nonet-engine: --recipe "${made.recipe}" makes the same again`);
    print(made.puzzle);
  },
  async convert({ options, rest }, each) {
    const { to } = only(options, "to");
    each(rest, (position) => engine.convert(position, to).replace(/\n$/, ""));
  },
};

function fail(message) {
  throw new engine.SudokuError({ kind: "puzzle", message });
}

async function main([command, ...args]) {
  const failed = (message) => {
    console.error(`nonet-engine: ${message}`);
    process.exitCode ||= 1;
  };
  const print = (text) => process.stdout.write(`${text}\n`);
  /** One answer for each puzzle; one without an answer takes no other with it. */
  const each = (rest, answer) =>
    positions(rest, failed).forEach((position) => {
      try {
        print(answer(position));
      } catch (error) {
        if (!(error instanceof engine.SudokuError) || error.kind === "argument") throw error;
        failed(`line ${position.line}: ${error.message}`);
      }
    });
  if (command === "--version") return print(engine.version);
  if (command === "--help" || command === "help") return process.stdout.write(HELP);
  if (!Object.hasOwn(COMMANDS, command ?? "")) throw new Misuse(command === undefined ? `a command is expected\n\n${HELP}` : `there is no command ${JSON.stringify(command)}\n\n${HELP}`);
  await COMMANDS[command](parsed(args), each, print);
}

main(process.argv.slice(2)).catch((error) => {
  const isMisuse = error instanceof Misuse || error.kind === "argument";
  console.error(`nonet-engine: ${isMisuse || error instanceof engine.SudokuError ? error.message : error.stack}`);
  process.exitCode = isMisuse ? 2 : 1;
});

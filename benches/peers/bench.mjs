// The same table in WebAssembly: `node bench.mjs [DIR] [PUZZLES] [ROUNDS]` after
// `cargo build --release --lib --target wasm32-unknown-unknown`. bench.html runs `table` in a page.

/** The length of a line with its end. */
const LINE = 82;

/** How often both sides go over a list before they are timed. */
const WARM = 10;

/** The lists and the ratios to be reached. */
export const LISTS = {
  easy: 1.6, minimal: 1.4, unbiased: 1.4, clues_17: 1.4, magictour_1465: 1.6,
  hardest_1905: 1.5, hardest_1106: 1.6, no_solution: 1.4, several_solutions: 1.3,
};

const median = (times) => times.sort((a, b) => a - b)[times.length >> 1];

/** How many puzzles are timed at a stretch: enough for the clock, few enough that what else the
 * machine does spoils one slice and not the list. */
const slice = (list, clock) => Math.max(1, Math.round((list.startsWith('hardest') ? 1 : 25) * clock));

/** One row. The sides alternate after each slice; each slice has its own median over the rounds. No
 * slice is run twice in a row, or the processor would learn it by heart. */
function row(exports, list, goal, bytes, puzzles, rounds, clock) {
  const { memory, buffer, run, guesses } = exports;
  const lines = Math.min(puzzles, Math.floor(bytes.length / LINE));
  const every = Math.max(1, Math.floor(bytes.length / LINE / puzzles));
  const at = buffer(LINE * lines);
  const room = new Uint8Array(memory.buffer, at, LINE * lines);
  for (let line = 0; line < lines; line++) {
    room.set(bytes.subarray(LINE * every * line, LINE * (every * line + 1)), LINE * line);
  }
  const size = slice(list, clock);
  const times = [[], []];
  // What runs often is compiled better meanwhile; that is over before the first slice is timed.
  for (let pass = 0; pass < WARM; pass++) [0, 1].forEach((side) => run(side, 0, lines, 2));
  const before = guesses();
  for (let round = 0; round < rounds; round++) {
    for (let from = 0; from < lines; from += size) {
      const sums = [0, 1].map((side) => {
        const start = performance.now();
        const sum = run(side, from, size, 2);
        (times[side][from / size] ??= []).push(performance.now() - start);
        return sum;
      });
      if (sums[0] !== sums[1]) throw new Error(`${list}: the two sides do not agree`);
    }
  }
  const total = (side) => times[side].map(median).reduce((sum, time) => sum + time, 0);
  const [theirs, mine] = [0, 1].map((side) => (total(side) * 1e6) / lines);
  const each = (guesses() - before) / (rounds * lines);
  return `| ${list} | ${lines} | ${theirs.toFixed(0)} | ${mine.toFixed(0)} | ${(theirs / mine).toFixed(2)} | ${goal} | ${each.toFixed(2)} |`;
}

/** An instance. What the library would import for pages is never called here. */
export async function load(wasm) {
  const module = await WebAssembly.compile(wasm);
  const imports = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    (imports[from] ??= {})[name] = () => { throw new Error(`${name} is not for benches`); };
  }
  return WebAssembly.instantiate(module, imports);
}

/** The table, row by row: `read` gives the bytes of a list, `say` takes a line of text. */
export async function table(exports, read, say, { puzzles = 2500, rounds = 11, clock = 1 } = {}) {
  say(`simd128, ${rounds} rounds; nanoseconds a puzzle, limit 2\n`);
  say('| list | puzzles | sudoku 0.8 | nonet | ratio | goal | guesses |');
  say('|---|--:|--:|--:|--:|--:|--:|');
  for (const [list, goal] of Object.entries(LISTS)) {
    say(row(exports, list, goal, await read(list), puzzles, rounds, clock));
  }
}

/** How long all 17-clue puzzles take, from text to verdict. */
export async function all_17({ memory, buffer, run }, read, say) {
  const bytes = await read('clues_17');
  const at = buffer(bytes.length);
  new Uint8Array(memory.buffer).set(bytes, at);
  const lines = Math.floor(bytes.length / LINE);
  const times = [];
  for (let round = 0; round < 5; round++) {
    const start = performance.now();
    run(1, 0, lines, 2);
    times.push(performance.now() - start);
  }
  say(`\nall ${lines} puzzles of clues_17: ${median(times).toFixed(0)} ms`);
}

if (globalThis.process?.argv[1]?.endsWith('bench.mjs')) {
  const { readFile } = await import('node:fs/promises');
  const [dir = '../../../shared/data/puzzles', puzzles = 2500, rounds = 11] = process.argv.slice(2);
  const target = process.env.CARGO_TARGET_DIR ?? 'target';
  const wasm = await readFile(`${target}/wasm32-unknown-unknown/release/peers.wasm`);
  const { exports } = await load(wasm);
  const read = (list) => readFile(`${dir}/${list}.txt`);
  await table(exports, read, console.log, { puzzles: +puzzles, rounds: +rounds });
  await all_17(exports, read, console.log);
}

// The table in a worker: a message for each line, `done` at the end.
import { all_17, load, table } from './bench.mjs';

const bytes = async (path) => new Uint8Array(await (await fetch(path)).arrayBuffer());
const { exports } = await load(await bytes('peers.wasm'));
const read = (list) => bytes(`lists/${list}.txt`);
await table(exports, read, (line) => postMessage(line), { puzzles: 1000, rounds: 9, clock: 8 });
await all_17(exports, read, (line) => postMessage(line));
postMessage('done');

// Whether the kernel in WebAssembly, with SIMD and without, makes of every list what it makes
// natively: `node agree.mjs [DIR]` after `agree` has run and
// `cargo build --release --lib --target wasm32-unknown-unknown`. Prints the lines of `agree`.
import { readFile, readdir } from 'node:fs/promises';
import { load } from './bench.mjs';

const target = process.env.CARGO_TARGET_DIR ?? 'target';
const dir = process.argv[2] ?? '../../../shared/data/puzzles';
const { exports } = await load(await readFile(`${target}/wasm32-unknown-unknown/release/peers.wasm`));
const { memory, buffer, verdict } = exports;
const lists = (await readdir(dir)).sort().map((name) => `${dir}/${name}`);
for (const path of [...lists, `${target}/lists/random.txt`]) {
  const bytes = await readFile(path);
  const at = buffer(bytes.length);
  new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
  const [scalar, simd128] = [0, 1].map((kind) => {
    const sum = verdict(kind);
    return `${sum}\t${(exports.hash() & (2n ** 64n - 1n)).toString(16).padStart(16, '0')}`;
  });
  if (scalar !== simd128) throw new Error(`${path}: ${scalar} is not ${simd128}`);
  console.log(`${path.split('/').pop().replace('.txt', '')}\t${simd128}\tscalar simd128`);
}

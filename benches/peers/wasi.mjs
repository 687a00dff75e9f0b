// Runs a program for WebAssembly System Interface: `node wasi.mjs PROGRAM.wasm [ARGUMENT]…`. Cargo takes
// it as a runner, so that tests and benchmarks run in WebAssembly: CARGO_TARGET_WASM32_WASIP1_RUNNER.

import { readFile } from 'node:fs/promises';
import { WASI } from 'node:wasi';

const [program, ...args] = process.argv.slice(2);
const wasi = new WASI({ version: 'preview1', args: [program, ...args], preopens: { '/': '/' } });
const module = await WebAssembly.compile(await readFile(program));
process.exitCode = wasi.start(await WebAssembly.instantiate(module, wasi.getImportObject()));

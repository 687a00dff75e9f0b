// The table in Chromium: `node browser.mjs [DIR]` after the build for WebAssembly. Serves this
// folder, the module and the lists of DIR, lets a headless Chromium open bench.html and prints
// what it sends. CHROMIUM names the program, default /usr/bin/chromium.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const here = import.meta.dirname;
const lists = process.argv[2] ?? join(here, '../../../shared/data/puzzles');
const target = process.env.CARGO_TARGET_DIR ?? join(here, 'target');
const types = { html: 'text/html', mjs: 'text/javascript', wasm: 'application/wasm' };

// Only a page that is alone in its process has a clock that is fine enough.
const isolated = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
};

function file(url) {
  const name = url.split('/').pop();
  if (url.startsWith('/lists/')) return join(lists, name);
  if (name === 'peers.wasm') return join(target, 'wasm32-unknown-unknown/release', name);
  return join(here, name);
}

const server = createServer((request, response) => {
  if (request.method === 'POST') {
    request.on('data', (text) => process.stdout.write(text));
    request.on('end', () => {
      response.end();
      if (request.url === '/done') chromium.kill();
    });
    return;
  }
  try {
    const body = readFileSync(file(request.url));
    const type = types[request.url.split('.').pop()] ?? 'text/plain';
    response.writeHead(200, { 'content-type': type, ...isolated }).end(body);
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise((ready) => server.listen(0, '127.0.0.1', ready));

const profile = mkdtempSync(join(tmpdir(), 'peers-'));
const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-sync',
  '--disable-background-networking', '--disable-component-update', `--user-data-dir=${profile}`];
const page = `http://127.0.0.1:${server.address().port}/bench.html`;
const chromium = spawn(process.env.CHROMIUM ?? '/usr/bin/chromium', [...flags, page]);
await new Promise((closed) => chromium.on('close', closed));
server.close();
rmSync(profile, { recursive: true, force: true });

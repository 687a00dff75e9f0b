// A static file server, as plain as any host of dist/: node server.mjs FOLDER PORT [PREFIX]
import { readFile, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize, resolve } from "node:path";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".ftl": "text/plain; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};
/** What is compressed already. */
const PACKED = [".png", ".woff2"];
/** Best first. */
const ENCODINGS = { br: promisify(brotliCompress), gzip: promisify(gzip) };
/** For a host on the same machine: larger by a seventh, and ready at once. */
const QUICK = { br: (bytes) => ENCODINGS.br(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) };

// The file that a request names, or nothing: outside of the prefix, of the folder, or not there.
async function find(folder, prefix, url) {
  let path;
  try {
    path = decodeURIComponent(new URL(url, "http://host").pathname);
  } catch {
    return;
  }
  if (!path.startsWith(prefix) || path.includes("\0")) return;
  const file = join(folder, normalize("/" + path.slice(prefix.length)), path.endsWith("/") ? "index.html" : "");
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? { file, version: `${found.mtimeMs}-${found.size}` } : undefined;
}

/** Serves `folder` on 127.0.0.1 under `prefix`; port 0 takes a free one. Resolves to the server. */
export function serve(folder, port, prefix = "/", encodings = ENCODINGS) {
  const packed = new Map();
  // Compresses each version of a file once.
  const read = ({ file, version }, encoding) => {
    const key = `${encoding} ${file} ${version}`;
    if (!packed.has(key)) packed.set(key, readFile(file).then((bytes) => (encoding ? encodings[encoding](bytes) : bytes)));
    return packed.get(key);
  };
  const server = createServer(async (request, response) => {
    const found = await find(resolve(folder), prefix, request.url);
    if (!found) return response.writeHead(404, { "content-type": "text/plain" }).end("Not found\n");
    const ending = extname(found.file);
    const headers = { "content-type": TYPES[ending] ?? "application/octet-stream", "cache-control": "no-cache", vary: "accept-encoding" };
    const accepted = PACKED.includes(ending) ? "" : (request.headers["accept-encoding"] ?? "");
    const encoding = Object.keys(encodings).find((name) => accepted.includes(name));
    if (encoding) headers["content-encoding"] = encoding;
    const body = await read(found, encoding);
    response.writeHead(200, { ...headers, "content-length": body.length }).end(body);
  });
  return new Promise((done, refused) => {
    server.once("error", refused).listen(port, "127.0.0.1", () => done(server));
  });
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const [folder, port, prefix] = argv.slice(2);
  serve(folder, Number(port), prefix, QUICK).then(
    (server) => console.log(`Nonet is at http://127.0.0.1:${server.address().port}${prefix ?? "/"} (Ctrl+C ends it)`),
    (error) => {
      console.error(error.code === "EADDRINUSE" ? `Port ${port} is taken: try PORT=8081 ./x serve` : error.message);
      process.exitCode = 1;
    },
  );
}

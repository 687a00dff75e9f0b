// A static file server, as plain as any host of dist/: node server.mjs FOLDER PORT [PREFIX]
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize, resolve } from "node:path";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";

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
  return found?.isFile() ? file : undefined;
}

/** Serves `folder` on 127.0.0.1 under `prefix`; port 0 takes a free one. Resolves to the server. */
export function serve(folder, port, prefix = "/") {
  const server = createServer(async (request, response) => {
    const file = await find(resolve(folder), prefix, request.url);
    if (!file) return response.writeHead(404, { "content-type": "text/plain" }).end("Not found\n");
    const type = TYPES[extname(file)] ?? "application/octet-stream";
    response.writeHead(200, { "content-type": type, "cache-control": "no-cache" });
    createReadStream(file).pipe(response);
  });
  return new Promise((done, refused) => {
    server.once("error", refused).listen(port, "127.0.0.1", () => done(server));
  });
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const [folder, port, prefix] = argv.slice(2);
  serve(folder, Number(port), prefix).then(
    (server) => console.log(`Nonet is at http://127.0.0.1:${server.address().port}${prefix ?? "/"} (Ctrl+C ends it)`),
    (error) => {
      console.error(error.code === "EADDRINUSE" ? `Port ${port} is taken: try PORT=8081 ./x serve` : error.message);
      process.exitCode = 1;
    },
  );
}

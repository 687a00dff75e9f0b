// A connection like that of a home, for measuring: the browser's own throttle does not reach a service
// worker, so a proxy slows the connection down.
import { readdirSync } from "node:fs";
import { connect, createServer } from "node:net";
import { serve } from "./server.mjs";

/** The time there and back, the same for a handshake, and what comes down at most. */
const [ROUND_TRIP_MS, MEGABITS] = [40, 10];

/** Hands on what it is given, in order, each when its time has come. */
function later(hand) {
  const waiting = [];
  const drain = () => {
    while (waiting.length > 0 && waiting[0].at <= performance.now()) hand(waiting.shift().bytes);
    if (waiting.length > 0) setTimeout(drain, Math.max(1, waiting[0].at - performance.now()));
  };
  return (bytes, at) => {
    waiting.push({ bytes, at });
    if (waiting.length === 1) setTimeout(drain, Math.max(0, at - performance.now()));
  };
}

/** A slow way to a port; resolves to its server. */
function slowed(port) {
  let free = 0;
  const server = createServer((near) => {
    const far = connect(port, "127.0.0.1");
    const opened = performance.now() + ROUND_TRIP_MS;
    const [up, down] = [later((bytes) => far.write(bytes)), later((bytes) => near.writable && near.write(bytes))];
    near.on("data", (bytes) => up(bytes, Math.max(opened, performance.now()) + ROUND_TRIP_MS / 2));
    far.on("data", (bytes) => {
      // All connections share the line.
      free = Math.max(free, performance.now()) + (bytes.length * 8) / (MEGABITS * 1000);
      down(bytes, free + ROUND_TRIP_MS / 2);
    });
    near.on("close", () => far.destroy()).on("error", () => far.destroy());
    far.on("close", () => near.end()).on("error", () => near.destroy());
  });
  return new Promise((done) => server.listen(0, "127.0.0.1", () => done(server)));
}

/** A host of a folder behind a slow connection, with all files compressed once. `cut` ends the connection. */
export async function host(folder) {
  const { port } = (await serve(folder, 0)).address();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())) {
    const path = `${entry.parentPath}/${entry.name}`.slice(folder.length).replace(/^\//, "");
    await (await fetch(`http://127.0.0.1:${port}/${path}`, { headers: { "accept-encoding": "br" } })).arrayBuffer();
  }
  const line = await slowed(port);
  return { folder, address: `http://127.0.0.1:${line.address().port}/`, figures: {}, cut: () => line.close() };
}

// Other builds of the page for the stories about updates: a copy of dist/ in which something differs,
// with the list of files that build/finish.mjs would write for it.
import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "./server.mjs";

const DIST = new URL("../dist/", import.meta.url).pathname;
const LIST = /const BUILD = (.*);/;

/** Changes the text of a file of a folder. */
export function edit(folder, name, change) {
  const path = join(folder, name);
  writeFileSync(path, change(readFileSync(path, "utf8")));
}

/** A copy of dist/; returns its folder. */
export function copy() {
  const folder = mkdtempSync(join(tmpdir(), "nonet-build-"));
  cpSync(DIST, folder, { recursive: true });
  return folder;
}

/** A copy of dist/ as another build: its engine has other names, and `changes` maps names of files to
 * functions of their text. Returns its folder. */
export function variant(version, changes = {}) {
  const folder = copy();
  for (const [name, change] of Object.entries(changes)) edit(folder, name, change);
  const page = readFileSync(join(folder, "index.html"), "utf8");
  const engine = /<meta name="engine" content="([^"]+)"/.exec(page)[1].split(" ");
  const renamed = (name) => name.replace(/engine-[0-9a-f]+/, `engine-${createHash("sha256").update(version).digest("hex").slice(0, 16)}`);
  engine.forEach((name) => renameSync(join(folder, name), join(folder, renamed(name))));
  edit(folder, "index.html", (html) => engine.reduce((html, name) => html.replace(name, renamed(name)), html).replace(/(<meta name="version" content=")\w+/, `$1${version}`));
  edit(folder, "service_worker.js", (script) => {
    const { files, languages } = JSON.parse(LIST.exec(script)[1]);
    const digest = (name) => `sha256-${createHash("sha256").update(readFileSync(join(folder, name || "index.html"))).digest("base64")}`;
    const again = (files) => files.map(([name]) => (engine.includes(name) ? renamed(name) : name)).map((name) => [name, digest(name)]);
    const ofLanguages = Object.fromEntries(Object.entries(languages).map(([tag, files]) => [tag, again(files)]));
    return script.replace(LIST, () => `const BUILD = ${JSON.stringify({ version, files: again(files), languages: ofLanguages })};`);
  });
  return folder;
}

/** A host that can be stopped and can serve another folder, always under the same address. */
export class Host {
  static async start(folder = DIST, prefix = "/some/where/") {
    const host = Object.assign(new Host(), { prefix });
    host.server = await host.serve(folder, 0);
    host.port = host.server.address().port;
    host.address = `http://127.0.0.1:${host.port}${prefix}`;
    return host;
  }
  /** Not compressed: that takes seconds for each host, and no story here is about it. */
  serve(folder, port) {
    return serve(folder, port, this.prefix, {});
  }
  async stop() {
    await new Promise((done) => {
      this.server.close(done);
      this.server.closeAllConnections();
    });
  }
  /** Has requests for a file of the page's folder answered in another way. */
  answer(name, handle) {
    const [usual] = this.server.listeners("request");
    this.server.removeAllListeners("request");
    const isAsked = ({ url }) => new URL(url, "http://host").pathname === this.prefix + name;
    this.server.on("request", (request, response) => (isAsked(request) ? handle(response) : usual(request, response)));
  }
  async deploy(folder) {
    await this.stop();
    this.server = await this.serve(folder, this.port);
  }
}

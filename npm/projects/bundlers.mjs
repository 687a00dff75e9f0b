// Bundles `main.js` of a folder into its folder `out`, with the page that loads the result: `node bundlers.mjs NAME
// FOLDER`. It is a program of its own, so that the time of a build includes the start of the bundler.
import { writeFileSync } from "node:fs";
import { join } from "node:path";

const [name, folder] = process.argv.slice(2);
const out = join(folder, "out");
const page = (script) => `<!doctype html><title>Project</title>${script}`;

const BUNDLERS = {
  async vite() {
    const { build } = await import("vite");
    writeFileSync(join(folder, "index.html"), page('<script type="module" src="./main.js"></script>'));
    await build({ root: folder, base: "./", logLevel: "warn", configFile: false, build: { outDir: out } });
  },
  async webpack() {
    const { default: webpack } = await import("webpack");
    const config = { mode: "production", context: folder, entry: "./main.js", output: { path: out }, performance: { hints: false } };
    const stats = await new Promise((done, failed) => webpack(config, (error, stats) => (error ? failed(error) : done(stats))));
    if (stats.hasErrors() || stats.hasWarnings()) throw new Error(stats.toString("errors-warnings"));
    writeFileSync(join(out, "index.html"), page('<script defer src="main.js"></script>'));
  },
  async rollup() {
    const { rollup } = await import("rollup");
    const { nodeResolve } = await import("@rollup/plugin-node-resolve");
    const { importMetaAssets } = await import("@web/rollup-plugin-import-meta-assets");
    const refuse = ({ message }) => {
      throw new Error(message);
    };
    const bundle = await rollup({ input: join(folder, "main.js"), plugins: [nodeResolve({ browser: true }), importMetaAssets()], onwarn: refuse });
    await bundle.write({ dir: out, format: "es" });
    writeFileSync(join(out, "index.html"), page('<script type="module" src="main.js"></script>'));
  },
  async esbuild() {
    const { build } = await import("esbuild");
    const options = { bundle: true, minify: true, splitting: true, format: "esm", target: "es2022", loader: { ".wasm": "binary" }, logLevel: "warning" };
    await build({ entryPoints: [join(folder, "main.js")], outdir: out, ...options });
    writeFileSync(join(out, "index.html"), page('<script type="module" src="main.js"></script>'));
  },
};

await BUNDLERS[name]();

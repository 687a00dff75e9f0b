// The short names by which a program and the script that wasm-bindgen made for it know each other: wasm-bindgen's own
// have up to seventy characters, most of them a hash that no compression shortens.
import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { pathOf } from "./tools.mjs";

/** Replaces what matches a pattern that has to match. */
function replaceFirst(script, pattern, fresh) {
  if (!pattern.test(script)) throw new Error(`wasm-bindgen's script should hold this: ${pattern}`);
  return script.replace(pattern, fresh);
}

/** wasm-opt puts the imports of all modules into one, `a`. Those of wasm-bindgen's module are in the object `import0`;
 * each other module is imported whole. */
function withShortImports(script, imports) {
  const modules = new Map([...script.matchAll(/^import \* as (\w+) from "(.+)"$/gm)].map(([, object, name]) => [name, object]));
  const further = imports.filter(([module]) => modules.has(module)).map(([module, name, fresh]) => `${fresh}: ${modules.get(module)}.${name}`);
  const all = `    return { a: { ${["...import0", ...further].join(", ")} } };`;
  const joined = replaceFirst(script, /^ {4}return \{\n {8}__proto__: null,\n(?: {8}".+": import\d+,\n)+ {4}\};$/m, () => all);
  const own = imports.filter(([module]) => !modules.has(module));
  return own.reduce((script, [, name, fresh]) => replaceFirst(script, new RegExp(`^ {8}${name}: `, "m"), () => `        ${fresh}: `), joined);
}

/** What the program exports are properties of `wasm`; not all of them are used. */
const withShortExports = (script, exports) => exports.reduce((script, [name, fresh]) => script.replace(new RegExp(`\\bwasm\\.${name}\\b`, "g"), () => `wasm.${fresh}`), script);

/** Has the script of the parts know what it takes of the program. */
export function nameShared(script, exports) {
  const taken = /(?<=const \{ )[\w, ]+(?=\} = initSync\()/;
  const renamed = (names) => names.split(/, */).filter(Boolean).map((name) => `${exports.get(name)}: ${name}`).join(", ");
  writeFileSync(script, replaceFirst(readFileSync(script, "utf8"), taken, renamed));
}

/** Shortens the names in a program and in its script, and optimises the program once more; the new names of the
 * program's exports. */
export async function shortenNames(program, script, passes) {
  const args = [program, "--minify-imports-and-exports-and-modules", ...passes, "--zero-filled-memory", "-o", program];
  const { stdout } = await promisify(execFile)(pathOf("wasm-opt"), args);
  const { imports, exports } = JSON.parse(stdout);
  writeFileSync(script, withShortExports(withShortImports(readFileSync(script, "utf8"), imports), exports));
  return new Map(exports);
}

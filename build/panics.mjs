// A panic of the page ends its program, boot.js says so, and a panic of a picture reader is seen as its failure: nobody
// sees the message of the panic. This takes out of a program what writes such messages.
import { readFileSync, writeFileSync } from "node:fs";
import { binaryen } from "./tools.mjs";

/** The functions of Rust's library that begin a panic: they never return. Names as rustc writes them into a program
 * (`_RNvNtCs…_4core9panicking9panic_fmt`), and those of a part's calls to the program. */
const BEGINS_PANIC = /^_(?:R[^C]*Cs\w+?_|ZN)(?:4core9panicking|(?:4core|5alloc)\w*(?:_fail|_failed|panic_already_\w+|capacity_overflow)(?: indirect_call_shim)?$)/;

/** Lets a program that still has the names of its functions end where a panic would begin; how many such functions
 * the program has. */
async function endOne(file) {
  const { readBinary, setDebugInfo, getFunctionInfo, none, Function: Code } = await binaryen();
  setDebugInfo(true); // The names are kept.
  const program = readBinary(readFileSync(file));
  const functions = Array.from({ length: program.getNumFunctions() }, (_, at) => program.getFunctionByIndex(at));
  const beginsPanic = ({ name, results }) => BEGINS_PANIC.test(name) && results === none;
  const panics = functions.filter((one) => beginsPanic(getFunctionInfo(one)));
  panics.forEach((one) => Code.setBody(one, program.unreachable()));
  writeFileSync(file, program.emitBinary());
  program.dispose();
  return panics.length;
}

/** Lets a program and its parts end where a panic would begin. */
export async function endAtPanics(program, ...parts) {
  if ((await endOne(program)) === 0) throw new Error(`${program} should have functions named like core::panicking::panic_fmt`);
  for (const part of parts) await endOne(part);
}

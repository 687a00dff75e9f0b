// The same for Node.js, Deno and Bun: reads the WebAssembly beside this file with the first picture.
import { readFile } from "node:fs/promises";
import { initSync } from "./vision.js";
import { reader } from "./pictures_core.js";

export const readPicture = reader(async () => initSync({ module: await readFile(new URL("./vision_bg.wasm", import.meta.url)) }));

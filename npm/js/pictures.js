// Reads Sudokus in pictures, in browsers and with bundlers: fetches the WebAssembly beside this file with the first
// picture.
import load from "./vision.js";
import { reader } from "./pictures_core.js";

export const readPicture = reader(() => load({ module_or_path: new URL("./vision_bg.wasm", import.meta.url) }));

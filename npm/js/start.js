// Starts the engine, once, for all entries of the package that have all of it.
import load, { initSync } from "./engine.js";
import { loaderOf } from "./loader.js";

export const { hasStarted, start, startSync } = loaderOf(load, initSync);

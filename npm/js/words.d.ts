import type { Language } from "./index.js";

/**
 * Loads the words of a language, a file of some 20 kB compressed, so that `hint`, `steps` and `path` explain steps in it
 * with the option `language`. It may be called before the engine is ready.
 */
export function loadLanguage(language: Language): Promise<void>;

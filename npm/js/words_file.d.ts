/** The words of a language, for `addLanguage` of `nonet-engine`. */
declare const words: string;
export default words;

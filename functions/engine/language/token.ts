/** A word of a text: `word` is folded (lower case, no accents); `start` and `end` are offsets in the text. */
export type Token = { word: string; start: number; end: number };

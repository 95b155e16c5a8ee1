/** Modules whose letters outside ASCII are signs of scripts and encodings, not words. */
export const filesOfSigns: readonly string[] = [
  'functions/engine/reading/escape-for-prompt.ts',
  'functions/engine/search/terms/expand-term.ts',
  'functions/engine/search/terms/misspelling.ts',
  'functions/engine/documents/decode/charset-profiles.ts',
  'functions/engine/knowledge/build/garbled-text.ts',
  'functions/engine/language/lookalikes.ts',
  'functions/engine/language/tokenize.ts',
  'functions/engine/language/unspaced-words.ts',
];

/** Modules whose words are still to move to the lexicon. The list only shrinks. */
export const filesWaiting: readonly string[] = [];

/** Constants with two values whose names are still to be made distinct. The list only shrinks. */
export const constantsWaiting: readonly string[] = [];

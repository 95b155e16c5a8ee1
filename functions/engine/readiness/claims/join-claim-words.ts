import { joinSources, joinWords } from '#functions/engine/language/join-patterns.ts';
import type { ClaimWords } from '#functions/engine/lexicon/claim-words.ts';
import { claimWords } from '#functions/engine/lexicon/tables/claims.ts';

/** Joins one pattern of the claim words of all languages into a source, as a group. */
export function claimSource(pick: (words: ClaimWords) => RegExp | undefined): string {
  return `(?:${joinSources(claimWords.map(pick)) || '(?!)'})`;
}

/** Joins one list of the claim words of all languages, folded. */
export function claimWordSet(pick: (words: ClaimWords) => string): ReadonlySet<string> {
  return joinWords(claimWords.map(pick));
}

import { joinSources, joinWords } from '#functions/engine/language/join-patterns.ts';
import type { ClaimWords } from '#functions/engine/lexicon/claim-words.ts';
import { claimWords } from '#functions/engine/lexicon/claims.ts';

/** The source of what all languages say for one thing of a claim, in a group of its own. */
export function claimSource(pick: (words: ClaimWords) => RegExp | undefined): string {
  return `(?:${joinSources(claimWords.map(pick)) || '(?!)'})`;
}

/** The folded words that all languages list for one thing of a claim. */
export function claimWordSet(pick: (words: ClaimWords) => string): ReadonlySet<string> {
  return joinWords(claimWords.map(pick));
}

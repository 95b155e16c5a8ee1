import { joinSources } from '../language/join-patterns.ts';
import { allLexicons } from '../lexicon/tables/lexicons.ts';
import type { ValueWords } from '../lexicon/value-words.ts';

/** A regular expression source, in its own group, for what all languages write for one thing of a value. */
export function valueSource(pick: (words: ValueWords) => RegExp | undefined): string {
  return `(?:${joinSources(allLexicons.map(({ lexicon }) => lexicon.values && pick(lexicon.values)))})`;
}

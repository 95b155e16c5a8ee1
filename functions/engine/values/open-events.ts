import { joinSources } from '../language/join-patterns.ts';
import { allLexicons } from '../lexicon/lexicons.ts';

/** Events such as an open house, where "open" isn't about opening hours. */
const openEventPattern = new RegExp(
  `(?<!\\p{L})(?:${joinSources(allLexicons.map(({ lexicon }) => lexicon.numbers?.openEvent))})(?!\\p{L})`,
  'giu',
);

/** Blanks such events out of a text. */
export function withoutOpenEvents(text: string): string {
  return text.replace(openEventPattern, ' ');
}

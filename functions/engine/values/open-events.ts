import { joinSources } from '../language/join-patterns.ts';
import { allLexicons } from '../lexicon/lexicons.ts';

/** What is open to all, once ("open house"): that is said of an event and not of a door. */
const openEventPattern = new RegExp(
  `(?<!\\p{L})(?:${joinSources(allLexicons.map(({ lexicon }) => lexicon.numbers?.openEvent))})(?!\\p{L})`,
  'giu',
);

/** The text with blanks in place of such events. */
export function withoutOpenEvents(text: string): string {
  return text.replace(openEventPattern, ' ');
}

import { foldWord } from '#functions/engine/language/tokenize.ts';
import { sourceOf } from './join-dialogues.ts';
import { opener } from './opener.ts';

/** "Is there …", "do you have …": the next noun is what the visitor looks for. */
const existencePattern = new RegExp(
  `(?:^|[.!?,;:]\\s*)${opener}(?:${sourceOf(({ grammar }) => grammar.existence)})(?!\\p{L})`,
  'u',
);

/**
 * The rest of a question after "is there" or the like, starting with the thing's name; undefined for other questions.
 */
export function findRequestedThing(text: string): string | undefined {
  const folded = foldWord(text.trim());
  const match = existencePattern.exec(folded);
  return match ? folded.slice(match.index + match[0].length) : undefined;
}

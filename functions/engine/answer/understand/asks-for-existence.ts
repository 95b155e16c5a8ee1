import { foldWord } from '#functions/engine/language/tokenize.ts';
import { sourceOf } from './join-dialogues.ts';
import { opener } from './opener.ts';

/** "Is there …", "do you have …": what the next noun names is asked for, and the rest tells more about it. */
const existencePattern = new RegExp(
  `(?:^|[.!?,;:]\\s*)${opener}(?:${sourceOf(({ grammar }) => grammar.existence)})(?!\\p{L})`,
  'u',
);

/** What follows the words that ask whether a thing exists: its name and what more is said of it; undefined elsewhere. */
export function findThingAskedFor(text: string): string | undefined {
  const folded = foldWord(text.trim());
  const match = existencePattern.exec(folded);
  return match ? folded.slice(match.index + match[0].length) : undefined;
}

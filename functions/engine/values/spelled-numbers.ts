import { foldWord } from '../language/tokenize.ts';
import { dialogues } from '../lexicon/tables/dialogues.ts';

/** Words of one language that another uses otherwise ("once" is eleven in Spanish, "sept" a month in English). */
const ambiguous = new Set(['once', 'sept', 'elf', 'mil']);

const numbers = new Map(
  Object.values(dialogues).flatMap(({ meaning }) =>
    Object.entries(meaning.numbers ?? {}).flatMap(([value, words]) =>
      words.split(' ').map((word): [string, number] => [foldWord(word), Number(value)]),
    ),
  ),
);

/** The number that a folded word says, unless it is another word elsewhere. */
export function numberOfWord(word: string): number | undefined {
  return ambiguous.has(word) ? undefined : numbers.get(word);
}

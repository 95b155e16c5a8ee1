import { foldWord } from '#functions/engine/language/tokenize.ts';
import { dialogues } from '#functions/engine/lexicon/dialogues.ts';

/** Words of one language that another uses otherwise ("once" is eleven in Spanish, "sept" a month in English). */
const ambiguous = new Set(['once', 'sept', 'elf', 'mil']);

const values = new Map(
  Object.values(dialogues).flatMap(({ meaning }) =>
    Object.entries(meaning.numbers ?? {}).flatMap(([value, words]) =>
      words
        .split(' ')
        .map(foldWord)
        .filter((word) => !ambiguous.has(word))
        .map((word): [string, number] => [word, Number(value)]),
    ),
  ),
);

/** The number that a folded word says. */
export function numberOfWord(word: string): number | undefined {
  return values.get(word);
}

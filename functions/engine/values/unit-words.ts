import { joinSources } from '../language/join-patterns.ts';
import { dialogues } from '../lexicon/dialogues.ts';
import type { CurrencyName, MeaningWords } from '../lexicon/meaning-words.ts';

const anyOf = (pick: (words: MeaningWords) => RegExp | undefined) =>
  `(?:${joinSources(Object.values(dialogues).map(({ meaning }) => pick(meaning))) || '(?!)'})`;

/** How all languages write "percent" behind a number, as the source of a pattern. */
export const percentSource = anyOf(({ percent }) => percent);

/** How all languages name a currency behind an amount, as the source of a pattern. */
export function currencySource(name: CurrencyName): string {
  return anyOf(({ currencies }) => currencies?.[name]);
}

import { joinSources } from '#functions/engine/language/join-patterns.ts';
import { foldWord } from '#functions/engine/language/tokenize.ts';
import { dialogues } from '#functions/engine/lexicon/dialogues.ts';
import { spelledNumber } from '#functions/engine/values/spelled-numbers.ts';

const meanings = Object.values(dialogues).map(({ meaning }) => meaning);

/** Spelled numbers of all languages as the source of a pattern; "one" and its like are articles as often. */
export const numberWordPattern = joinSources(meanings.map(({ countedNumbers }) => countedNumbers));

/** "1,200", "1.200,50", "1 200" or "three" as a number; undefined when it is none. */
export function readNumber(text: string): number | undefined {
  const known = spelledNumber(foldWord(text.trim()));
  if (known !== undefined) return known;
  const digits = text.replace(/[^\d.,]/g, '').replace(/[.,]+$/, '');
  if (!/\d/.test(digits)) return undefined;
  const decimals = /[.,](\d{1,2})$/.exec(digits)?.[1] ?? '';
  const whole = digits.slice(0, decimals === '' ? undefined : -decimals.length - 1).replace(/[.,]/g, '');
  return Number(`${whole || '0'}.${decimals || '0'}`);
}

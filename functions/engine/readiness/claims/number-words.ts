import { foldWord } from '#functions/engine/language/tokenize.ts';
import { spelledNumber } from '#functions/engine/values/spelled-numbers.ts';

/** Reads "1,200", "1.200,50", "1 200" or "three" as a number; undefined for other text. */
export function readNumber(text: string): number | undefined {
  const known = spelledNumber(foldWord(text.trim()));
  if (known !== undefined) return known;
  const digits = text.replace(/[^\d.,]/g, '').replace(/[.,]+$/, '');
  if (!/\d/.test(digits)) return undefined;
  const decimals = /[.,](\d{1,2})$/.exec(digits)?.[1] ?? '';
  const whole = digits.slice(0, decimals === '' ? undefined : -decimals.length - 1).replace(/[.,]/g, '');
  return Number(`${whole || '0'}.${decimals || '0'}`);
}

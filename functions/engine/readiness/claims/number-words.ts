import { foldWord } from '#functions/engine/language/tokenize.ts';
import { readFigure } from '#functions/engine/values/read-figure.ts';
import { spelledNumber } from '#functions/engine/values/spelled-numbers.ts';

/** Reads "1,200", "1.200,50", "1 200" or "three" as a number; undefined for other text. */
export function readNumber(text: string): number | undefined {
  const known = spelledNumber(foldWord(text.trim()));
  if (known !== undefined) return known;
  const figure = /\d(?:.*\d)?/.exec(text)?.[0];
  return figure === undefined ? undefined : readFigure(figure);
}

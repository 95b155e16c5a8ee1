import { foldWord } from '#functions/engine/language/tokenize.ts';
import { sourceOf, wordsOf } from '#functions/engine/search/join-dialogues.ts';
import { numberOfWord } from '#functions/engine/values/spelled-numbers.ts';
import { writeOutScales } from './scale-names.ts';
import { unitOf } from './unit-names.ts';

const hyphenatedWordPattern = /\p{L}+(?:-\p{L}+)*/gu;
const fractions: Record<string, string> = { '½': '.5', '¼': '.25', '¾': '.75' };

/** Writes number words as digits: "vierundzwanzig Stunden" and "twenty-four hours" both start with 24. */
export function spellDigits(text: string): string {
  const written = text
    .replace(/(\d?)\s?([½¼¾])/g, (_, whole: string, sign: string) => `${whole || '0'}${fractions[sign]}`)
    .replace(hyphenatedWordPattern, (word) => figureOf(foldWord(word)) ?? word)
    .replace(
      /\b([2-9]0) ([1-9])\b(?![.,:]?\d)/g,
      (_, tens: string, ones: string) => `${Number(tens) + Number(ones)}`,
    )
    .replace(
      /\b(\d{1,3}) (100|1000)\b/g,
      (_, count: string, base: string) => `${Number(count) * Number(base)}`,
    )
    .replace(/\b(?:an?|1) (\p{L}+) and a 0\.5\b/giu, '1.5 $1');
  return writeOutScales(written);
}

function figureOf(word: string): string | undefined {
  const number = numberOfWord(word) ?? sumOfParts(word);
  return number === undefined ? countedUnit(word) : String(number);
}

const joinedNumber = new RegExp(`^(.{2,6})(?:${sourceOf(({ meaning }) => meaning.numberJoiner)})(.+)$`, 'u');
const onesInNumber = wordsOf(({ meaning }) => meaning.oneInNumber);

/** "forty-five", "dix-huit", "fünfundvierzig". */
function sumOfParts(word: string): number | undefined {
  const parts = word.includes('-') ? word.split('-') : joinedNumber.exec(word)?.slice(1);
  if (!parts) return undefined;
  const numbers = parts.map((part) => (onesInNumber.has(part) ? 1 : numberOfWord(part)));
  if (!numbers.every((number) => number !== undefined && number >= 1)) return undefined;
  return numbers.reduce<number>((sum, number) => sum + (number ?? 0), 0);
}

/** "Viertelstunde" is a quarter of an hour. */
function countedUnit(word: string): string | undefined {
  for (let end = 4; end < word.length - 2; end++) {
    const number = numberOfWord(word.slice(0, end));
    if (number !== undefined && unitOf(word.slice(end).replace('-', '')))
      return `${number} ${word.slice(end).replace('-', '')}`;
  }
  return undefined;
}

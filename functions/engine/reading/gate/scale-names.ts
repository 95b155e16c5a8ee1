import { foldWord } from '#functions/engine/language/tokenize.ts';
import { calendarLocales } from './calendar-names.ts';
import { plainNumber } from './plain-values.ts';

/** No trillions: their names are billions elsewhere ("Billion"), their abbreviations other words ("Bio"). */
const scales = [1e3, 1e4, 1e6, 1e8, 1e9];
/** Shorter ones ("M", "t", "Tr") are also units and words; "$1.2M" is told by its sign. */
const shortestAbbreviation = 3;
const bySign = new Map([
  ['k', 1e3],
  ['m', 1e6],
]);

let known: ReadonlyMap<string, number> | undefined;

/**
 * "Million", "Mio." and 万 in every language of the runtime, folded. Read at first use, because the runtime then loads
 * the data.
 */
function readNames(): ReadonlyMap<string, number> {
  known ??= new Map(calendarLocales.flatMap(namesIn));
  return known;
}

const figurePattern =
  /(?<![\d.,])([$€£]\s?)?(\d{1,3}(?:[.,]\d{3})+|\d+(?:[.,]\d+)?)([\s\u00a0\u202f-]?)(\p{L}+)/gu;

/** Writes scaled figures out: "$1.2 million", "1,2 Mio. $" and "120万" all become 1,200,000. */
export function writeOutScales(text: string): string {
  return text.replace(figurePattern, (all, sign = '', figure, space, word) => {
    const scale = sign && space === '' ? (bySign.get(foldWord(word)) ?? findScale(word)) : findScale(word);
    if (typeof scale === 'number') return `${sign}${multiply(figure, scale)}`;
    return scale ? `${sign}${multiply(figure, scale.factor)}${scale.rest}` : all;
  });
}

function findScale(word: string): number | { factor: number; rest: string } | undefined {
  const whole = readNames().get(foldWord(word));
  if (whole !== undefined) return whole;
  // Chinese and Korean write no space after it.
  if (!/^[\p{Script=Han}\p{Script=Hangul}]/u.test(word)) return undefined;
  const [first = ''] = word;
  const factor = readNames().get(first);
  return factor === undefined ? undefined : { factor, rest: word.slice(first.length) };
}

/** With separators, since seven bare digits read as a phone number. */
function multiply(figure: string, factor: number): string {
  return (Number(plainNumber(figure)) * factor).toLocaleString('en', { maximumFractionDigits: 2 });
}

function namesIn(locale: string): [string, number][] {
  return (['long', 'short'] as const).flatMap((compactDisplay) => {
    const format = new Intl.NumberFormat(locale, { notation: 'compact', compactDisplay });
    return scales.flatMap((scale) =>
      [1, 2, 5].flatMap((count): [string, number][] => {
        const parts = format.formatToParts(count * scale);
        const name = parts.find(({ type }) => type === 'compact')?.value.replace(/\.$/, '') ?? '';
        const written = Number(parts.find(({ type }) => type === 'integer')?.value);
        const isTelling =
          name.length >= shortestAbbreviation || /\p{Script=Han}|\p{Script=Hangul}/u.test(name);
        return isTelling && written > 0 && !name.includes(' ')
          ? [[foldWord(name), (count * scale) / written]]
          : [];
      }),
    );
  });
}

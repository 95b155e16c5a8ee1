import { foldWord } from '#functions/engine/language/tokenize.ts';

const rangePattern =
  /(?<![\d$€£.,:/-])(\d{1,3})\s?(?:[-–—]|to|through|bis|à|a|до)\s?(\d{1,3})(?![\d.,:/%]\d|\s?(?:[ap]m|uhr|h)\b)/giu;

/** "Years 3 and 4": two that follow each other; amounts and times do not. */
const pairPattern =
  /(?<=\p{L}\s)(\d{1,2})\s?(?:&|and|und|et|y|и)\s(\d{1,2})(?![\d.,:/%]\d|\s?(?:[ap]m|uhr|h)\b)/giu;

/** What follows the numbers of ages, weights and groups, and not those of money, times and distances. */
const notMeasured =
  '(?!\\d|[.,:/]\\d|\\s?(?:[%€$£]|eur|dollar|[ap]\\.?m\\b|uhr|h\\b|min|hour|std|stunde|heure|hora|час|day|tag|jour|dia|week|woche|semaine|month|monat|mois|mile|km|mph|(?:years?|jahren?|ans|anos) (?:of|d|de|lang|erfahrung|experience)))';
const number = `(\\d{1,3})${notMeasured}`;
const edge = '(?<![\\p{L}\\d])';

/** Which numbers a bound lets through, by how it is said, on folded text. */
const bounds: readonly { pattern: RegExp; holds: (number: number, bound: number) => boolean }[] = [
  {
    pattern: new RegExp(
      `${edge}(?:at least|from|minimum|min|ages?|ab|mindestens|a partir de|des|au moins|desde|minimo|от) (?:the age of |ages? )?${number}(?!\\s?(?:[-–—]|to|bis|a|до)\\s?\\d)`,
      'giu',
    ),
    holds: (asked, bound) => asked >= bound,
  },
  {
    pattern:
      /(?<![\d$€£.,:])(\d{1,3})(?: years?| jahren?| ans| anos)?(?:\s?\+| (?:and|or) (?:over|older|up|above|more)| und (?:alter|mehr)| et plus| y mas| и старше)/giu,
    holds: (asked, bound) => asked >= bound,
  },
  {
    pattern: new RegExp(
      `${edge}(?:over|above|more than|older than|uber|mehr als|alter als|plus de|mas de|mayores de|старше|свыше|более) (?:the age of )?${number}`,
      'giu',
    ),
    holds: (asked, bound) => asked > bound,
  },
  {
    pattern: new RegExp(
      `${edge}(?:up to|maximum|max|bis zu|hochstens|jusqu'a|hasta|до) (?:the age of )?${number}`,
      'giu',
    ),
    holds: (asked, bound) => asked <= bound,
  },
  {
    pattern: new RegExp(
      `${edge}(?:under|below|less than|younger than|fewer than|unter|weniger als|junger als|moins de|menos de|menores de|младше|менее) (?:the age of )?${number}`,
      'giu',
    ),
    holds: (asked, bound) => asked < bound,
  },
];

/** Whether a text names a range of small numbers, as of grades, ages or weights, that the number lies in. */
export function isWithinRange(number: number, text: string): boolean {
  const isBetween = [...text.matchAll(rangePattern), ...text.matchAll(pairPattern)].some(
    ([, from, to]) => Number(from) <= number && number <= Number(to),
  );
  if (isBetween) return true;
  const folded = foldWord(text).replaceAll('’', "'");
  return bounds.some(({ pattern, holds }) =>
    [...folded.matchAll(pattern)].some(([, bound]) => holds(number, Number(bound))),
  );
}

const ordinals: readonly RegExp[] = [
  /^(?:first|erste[nrs]?|premiere?|primer[oa]?|перв\p{L}+)$/u,
  /^(?:second|zweite[nrs]?|deuxieme|segund[oa]|втор\p{L}+)$/u,
  /^(?:third|dritte[nrs]?|troisieme|tercer[oa]?|трет\p{L}+)$/u,
  /^(?:fourth|vierte[nrs]?|quatrieme|cuart[oa]|четверт\p{L}+)$/u,
  /^(?:fifth|funfte[nrs]?|cinquieme|quint[oa]|пят(?:ый|ая|ого|ом))$/u,
  /^(?:sixth|sechste[nrs]?|sixieme|sext[oa]|шест(?:ой|ая|ого|ом))$/u,
  /^(?:seventh|siebte[nrs]?|septieme|septim[oa]|седьм\p{L}+)$/u,
  /^(?:eighth|achte[nrs]?|huitieme|octav[oa]|восьм(?:ой|ая|ого|ом))$/u,
  /^(?:ninth|neunte[nrs]?|neuvieme|noven[oa]|девят(?:ый|ая|ого|ом))$/u,
  /^(?:tenth|zehnte[nrs]?|dixieme|decim[oa]|десят(?:ый|ая|ого|ом))$/u,
];

/** The number that an ordinal names, up to ten in words: "7th", "7eme", "third". */
export function ordinalNumber(word: string): number | undefined {
  const digits = /^(\d{1,3})(?:st|nd|rd|th|e|eme|er|ere|te|ten|ter|[oa])$/.exec(word)?.[1];
  if (digits !== undefined) return Number(digits);
  const position = ordinals.findIndex((pattern) => pattern.test(word));
  return position === -1 ? undefined : position + 1;
}

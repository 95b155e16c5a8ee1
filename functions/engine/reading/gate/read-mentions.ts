import { tokenize } from '#functions/engine/language/tokenize.ts';
import { answerSource, sourceOf } from '#functions/engine/search/join-dialogues.ts';
import { calendarNameOf } from './calendar-names.ts';
import { plainAddress, plainNumber, timeOf } from './plain-values.ts';
import { spellDigits } from './spell-digits.ts';
import { type Unit, unitOf } from './unit-names.ts';

/** An exact value in a text and its possible readings: "8.30" is a time or a number. */
export type Mention = { readings: string[]; number?: string; unit?: string };

/** The exact values in a text, independent of spelling. */
export function readMentions(text: string): Mention[] {
  const mentions: Mention[] = [];
  const spelled = spellDigits(text);
  let rest = spelled;
  for (const { pattern, read } of kinds) {
    const before = rest;
    rest = before.replace(pattern, (match: string, ...groups: unknown[]) => {
      const offset = groups.find((group) => typeof group === 'number') ?? 0;
      const parts = groups.map((group) => (typeof group === 'string' ? group : ''));
      const found = read([match, ...parts], spelled.slice(offset + match.length), spelled.slice(0, offset));
      mentions.push(...found);
      return found.length > 0 ? ' '.repeat(match.length) : match;
    });
  }
  return [...mentions, ...readCalendar(text)];
}

type Kind = { pattern: RegExp; read: (match: string[], after: string, before: string) => Mention[] };

/** In order of precedence: each kind removes its values from the text. */
const kinds: readonly Kind[] = [
  {
    pattern: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu,
    read: ([address = '']) => [{ readings: [`address:${address.toLowerCase()}`] }],
  },
  {
    pattern:
      /(?:https?:\/\/|www\.)[^\s<>()"']+|(?<![\p{L}\d@.-])(?:[a-z\d-]+\.)+[a-z]{2,}(?:\/[^\s<>()"']*)?(?![\p{L}\d])/giu,
    read: ([address = '']) => [{ readings: [`address:${plainAddress(address)}`] }],
  },
  {
    pattern:
      /(?<![\d.,:])(\d{1,2})(?:\s?[:h.]\s?([0-5]\d))?\s*(?:(a|p)\.?\s?m\b\.?|(?:uhr|h|o.clock)(?![\p{L}\d]|\s\d))/giu,
    read: ([, hour = '', minute = '', half = '']) => [{ readings: [timeOf(hour, minute, half)] }],
  },
  {
    pattern: /(?<![\d.,:])(\d{1,2})\s?[:h]\s?([0-5]\d)(?!\d)/gu,
    read: ([, hour = '', minute = '']) => [{ readings: [timeOf(hour, minute, '')] }],
  },
  {
    pattern: /(?<![\d.,:]|[$€£]\s?)(?!0\.)([01]?\d|2[0-4])\.([0-5]\d)(?!\d|\.\d|\s?[$€£%])/gu,
    read: ([figure = '', hour = '', minute = ''], after, before) => [
      {
        ...readNumber(figure, '', after, before),
        readings: [timeOf(hour, minute, ''), `number:${plainNumber(figure)}`],
      },
    ],
  },
  {
    // ITU-T E.164: at most 15 digits; shorter than 7 are amounts, years and postcodes.
    pattern: /(?<![\d\p{L}])\+?\(?\d[\d\s()./–-]{5,20}\d(?![\d\p{L}])/gu,
    read: ([phone = '']) => readPhone(phone),
  },
  {
    pattern: /([$€£])?\s?(\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d+)?)/gu,
    read: ([, sign = '', figure = ''], after, before) => [readNumber(figure, sign, after, before)],
  },
];

function readPhone(text: string): Mention[] {
  const digits = text.replace(/\D/g, '');
  const parts = text
    .trim()
    .split(/[\s()./–-]+/)
    .filter(Boolean);
  const isDate = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/.test(text.trim());
  const isAmount = /^\d{1,3}(?:[. ]\d{3})+(?:,\d\d)?$/.test(text.trim()) && !text.trim().startsWith('0');
  const isYears = parts.every((part) => /^(?:19|20)\d\d$/.test(part));
  if (digits.length < 7 || digits.length > 15 || isDate || isAmount || isYears) return [];
  return [{ readings: [`phone:${digits.replace(/^0+/, '')}`] }];
}

/** Up to two words may come between a number and its unit: "5 working days". */
const afterNumber = /^[\s\u00a0\u202f-]*((?:\d+(?:[.,]\d+)?)?)\s*([%$€£]|[\p{L}]+)?(?:[\s-]+(\p{L}+))?/u;
const isTimeBefore = new RegExp(`(?<!\\p{L})(?:${sourceOf(({ meaning }) => meaning.beforeTime)})\\s*$`, 'iu');
const isRangeAfter = new RegExp(
  `^\\s*(?:-|–|—|${sourceOf(({ meaning }) => meaning.ranges)}|${answerSource(({ and }) => and)})\\s*\\d`,
  'iu',
);

function readNumber(figure: string, sign: string, after: string, before: string): Mention {
  const number = plainNumber(figure);
  const [, , next = '', second = ''] = afterNumber.exec(after) ?? [];
  const unit = unitOf(sign) ?? unitAfter(Number(number) < 1 ? [second, next] : [next, second]);
  const asTime =
    Number(number) <= 24 &&
    !unit &&
    (isRangeAfter.test(after) || /^\s*(?:[.,;)]|$)/.test(after) || isTimeBefore.test(before));
  const readings = [
    `number:${number}`,
    ...(unit ? [`${unit.dimension}:${Number(number) * unit.factor}`] : []),
    ...(Number(number) < 1 && !unit ? [`percent:${100 * Number(number)}`] : []),
    ...(asTime ? [`time:${number}:00`, `time:${Number(number) + 12}:00`] : []),
  ];
  return { readings, number, ...(unit && { unit: unit.dimension }) };
}

function unitAfter(words: readonly string[]): Unit | undefined {
  return words.map(unitOf).find((unit) => unit !== undefined);
}

/** Short names ("So", "Mar", "Do") are also other words, so they count only next to a number. */
const shortestName = 4;

function readCalendar(text: string): Mention[] {
  return tokenize(text).flatMap(({ word, start, end }) => {
    const name = calendarNameOf(word);
    if (!name || /\d/.test(word)) return [];
    const isBesideNumber = /\d\.?\s?$/.test(text.slice(0, start)) || /^\.?,?\s?\d/.test(text.slice(end));
    const isShort = /^\p{Lu}/u.test(text.slice(start, end)) || text[end] === '.';
    return word.length >= shortestName || (isBesideNumber && isShort)
      ? [{ readings: [`${name.kind}:${name.number}`] }]
      : [];
  });
}

import { midnightSource, noonSource } from '#functions/engine/values/clock-words.ts';
import { claimSource } from './join-claim-words.ts';

const suffix = '(?:\\s*(a\\.?\\s?m\\b\\.?|p\\.?\\s?m\\b\\.?|uhr\\b|h\\b))?';
const clockWith = (point: string) =>
  `(?:(${noonSource}|${midnightSource})|(\\d{1,2})(?:\\s?${point}\\s?(\\d{2}))?${suffix})`;
const joint = `(?:\\s*(?:-|–|—|${claimSource(({ timeRange }) => timeRange)})\\s*)`;
const rangeOf = (clock: string) =>
  new RegExp(`(?<![\\p{L}\\d$€£.,:/-])${clock}${joint}${clock}(?![\\d.,:/%]\\d|\\d)`, 'giu');
const rangePattern = rangeOf(clockWith('[:.h]'));
const hoursRangePattern = rangeOf(clockWith('[:.h]?'));
const singlePattern = new RegExp(
  `(?<![\\p{L}\\d$€£.,:/-])(?:(${noonSource}|${midnightSource})\\b|(\\d{1,2})\\s?[:h]\\s?(\\d{2})(?:\\s*([ap]\\.?\\s?m\\b\\.?))?|(\\d{1,2})\\s*([ap]\\.?\\s?m\\b\\.?|uhr\\b))(?!\\d)`,
  'giu',
);
const midnightPattern = new RegExp(midnightSource, 'iu');
const half = 12 * 60;

/** A time or a range of times, in minutes after midnight, with its position in a text. */
type FoundTime = { from: number; to: number | undefined; start: number; end: number };

/** Times and time ranges in a text. In one of nothing but hours, "8–12" and "0800-1200" are ranges as well. */
export function findTimes(text: string, isOfHours = false): FoundTime[] {
  const ranges = text.matchAll(isOfHours ? hoursRangePattern : rangePattern);
  const spans = [...ranges].flatMap((match) => toSpan(match, isOfHours) ?? []);
  const points = [...text.matchAll(singlePattern)].flatMap((match) => toPoint(match) ?? []);
  const isWithin = ({ start }: FoundTime) => spans.some((span) => start >= span.start && start < span.end);
  return [...spans, ...points.filter((point) => !isWithin(point))].sort((a, b) => a.start - b.start);
}

function toSpan(match: RegExpExecArray, isOfHours: boolean): FoundTime | undefined {
  const [shown, word1, hour1, minute1, half1, word2, hour2, minute2, half2] = match;
  // "5 to 8" alone means grades or ages; a time has minutes, a.m. or p.m., or a word for the hour.
  if (!isOfHours && !word1 && !word2 && minute1 === undefined && minute2 === undefined && !half1 && !half2)
    return undefined;
  if (!isClock(hour1, minute1) || !isClock(hour2, minute2)) return undefined;
  let to = minutesOf(word2, hour2, minute2, half2);
  let from = minutesOf(word1, hour1, minute1, half1);
  const isPlain = (written: string | undefined) => !/[ap]/i.test(written ?? '');
  if (!word1 && isPlain(half1) && /p/i.test(half2 ?? '') && from < half && from + half <= to) from += half;
  if (!word2 && isPlain(half2) && to <= from && to + half > from) to += half;
  return { from, to, start: match.index, end: match.index + shown.length };
}

function toPoint(match: RegExpExecArray): FoundTime | undefined {
  const [shown, word, hour, minute, written, plainHour, plainSuffix] = match;
  if (!isClock(hour ?? plainHour, minute)) return undefined;
  const from = minutesOf(word, hour ?? plainHour, minute, written ?? plainSuffix);
  return { from, to: undefined, start: match.index, end: match.index + shown.length };
}

function isClock(hour: string | undefined, minute: string | undefined): boolean {
  return Number(hour ?? 0) <= 24 && Number(minute ?? 0) < 60;
}

function minutesOf(
  word: string | undefined,
  hour: string | undefined,
  minute: string | undefined,
  written: string | undefined,
): number {
  if (word) return midnightPattern.test(word) ? 0 : half;
  const minutes = Number(hour) * 60 + Number(minute ?? 0);
  if (/^p/i.test(written ?? '') && minutes < half) return minutes + half;
  if (/^a/i.test(written ?? '') && minutes >= half) return minutes - half;
  return minutes;
}

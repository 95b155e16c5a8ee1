import { tokenize } from '#functions/engine/language/tokenize.ts';
import { sourceOf } from '#functions/engine/search/join-dialogues.ts';
import { calendarNameOf } from './calendar-names.ts';
import { type Mention, readMentions } from './read-mentions.ts';
import { spellDigits } from './spell-digits.ts';
import { unitOf } from './unit-names.ts';

/** The first value of a sentence that isn't in the evidence. */
export function findWrongValue(sentence: string, evidence: string): Mention | undefined {
  const spelled = spellDigits(evidence);
  const isRange = expandWeekdays(sentence).length > 0;
  const mentions = [
    ...readMentions(evidence),
    // "A half-tuition scholarship" covers half of the tuition.
    ...readMentions(evidence.replace(/(?<=\p{L})-(?=\p{L})/gu, ' ')),
    ...(isRange ? [] : expandWeekdays(evidence)),
    ...expandDates(evidence),
    ...readArticles(spelled),
  ];
  const shown = new Set(mentions.flatMap(({ readings }) => readings));
  const unitsOf = new Map<string, Set<string>>();
  for (const { number, unit = '' } of mentions) {
    if (number !== undefined) unitsOf.set(number, (unitsOf.get(number) ?? new Set()).add(unit));
  }
  return readMentions(sentence).find((mention) => !isShown(mention, { shown, unitsOf }));
}

type Shown = { shown: ReadonlySet<string>; unitsOf: ReadonlyMap<string, ReadonlySet<string>> };

function isShown({ readings, number, unit }: Mention, { shown, unitsOf }: Shown): boolean {
  const [reading = ''] = readings;
  if (number === undefined) return readings.some((one) => shown.has(one)) || isPartOfPhone(reading, shown);
  if (unit === undefined) return readings.some((one) => shown.has(one));
  if (readings.some((one) => !one.startsWith('number:') && !one.startsWith('time:') && shown.has(one)))
    return true;
  const units = unitsOf.get(number);
  // A number without a unit takes the unit that its heading implies.
  return units?.has('') === true;
}

/** The country code is optional. */
function isPartOfPhone(reading: string, shown: ReadonlySet<string>): boolean {
  const digits = /^phone:(\d{7,})$/.exec(reading)?.[1];
  return (
    digits !== undefined &&
    [...shown].some(
      (other) => other.startsWith('phone:') && (other.endsWith(digits) || digits.endsWith(other.slice(6))),
    )
  );
}

const onePattern = new RegExp(`(?<!\\p{L})(?:${sourceOf(({ meaning }) => meaning.ones)})\\s(\\p{L}+)`, 'giu');

/** "An hour" is one hour, "a first visit" one visit. */
export function readArticles(text: string): Mention[] {
  const ones = text.matchAll(onePattern);
  return [...ones].map(([, next = '']) => {
    const unit = unitOf(next);
    return { readings: unit ? ['number:1', `${unit.dimension}:${unit.factor}`] : [] };
  });
}

const between = new RegExp(`^\\s*(?:-|–|—|${sourceOf(({ meaning }) => meaning.ranges)})\\s*$`, 'iu');
const daysOfWeek = 7;

/** "Monday to Friday" includes Wednesday. */
function expandWeekdays(text: string): Mention[] {
  const days = tokenize(text).flatMap(({ word, start, end }) => {
    const name = calendarNameOf(word);
    return name?.kind === 'weekday' ? [{ number: name.number, start, end }] : [];
  });
  return days.flatMap((from, index) => {
    const to = days[index + 1];
    if (!to || !between.test(text.slice(from.end, to.start))) return [];
    const count = (to.number - from.number + daysOfWeek) % daysOfWeek;
    const numbers = Array.from(
      { length: count + 1 },
      (_, step) => ((from.number - 1 + step) % daysOfWeek) + 1,
    );
    return numbers.map((number) => ({ readings: [`weekday:${number}`] }));
  });
}

/** 2026-04-15 and 15.04.2026 are in April; 04/05/2026 may be in April or May. */
function expandDates(text: string): Mention[] {
  const dates = text.matchAll(
    /\b(?:(\d{4})-(\d{1,2})-(\d{1,2})|(\d{1,2})([./-])(\d{1,2})\5(?:\d{4}|\d{2}))\b/g,
  );
  return [...dates].flatMap(([, year, month, day, first, , second]) =>
    [first, second, month, day, year].flatMap((figure) =>
      figure === undefined ? [] : [{ readings: [`month:${Number(figure)}`, `number:${Number(figure)}`] }],
    ),
  );
}

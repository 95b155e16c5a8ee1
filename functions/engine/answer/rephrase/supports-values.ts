import { tokenize } from '#functions/engine/language/tokenize.ts';
import { isWithinRange } from '#functions/engine/values/number-range.ts';
import { calendarNameOf } from '../read/gate/calendar-names.ts';
import { readValues } from '../read/gate/claim-values.ts';

const daysOfWeek = 7;

/** Values of a claim that a text does not show: none may be left for the claim to stand on the text. */
export function missingValues(claim: string, text: string): string[] {
  const shown = readValues(text);
  for (const value of [...weekdaysBetween(text), ...monthsOfFigures(text)]) shown.add(value);
  const isAmount = [...readValues(claim)].some((value) => value.startsWith('unit:'));
  return [...readValues(claim)].filter(
    (value) => !shown.has(value) && !isPartOfPhone(value, shown) && (isAmount || !isInRange(value, text)),
  );
}

/** The country code may be left out. */
function isPartOfPhone(value: string, shown: ReadonlySet<string>): boolean {
  const digits = /^phone:0?(\d{7,})$/.exec(value)?.[1];
  return (
    digits !== undefined && [...shown].some((other) => other.startsWith('phone:') && other.endsWith(digits))
  );
}

/** Grade 3 is among the grades 1 to 4. */
function isInRange(value: string, text: string): boolean {
  const number = /^number:(\d{1,3})$/.exec(value)?.[1];
  return number !== undefined && isWithinRange(Number(number), text);
}

const between = /^\s*(?:-|–|—|to|through|thru|until|bis|à|au|a|al|по|до)\s*$/iu;

/** Wednesday lies in "Monday to Friday". */
function weekdaysBetween(text: string): string[] {
  const days = tokenize(text).flatMap(({ word, start, end }) => {
    const name = calendarNameOf(word);
    return name?.kind === 'weekday' ? [{ number: name.number, start, end }] : [];
  });
  return days.flatMap((from, index) => {
    const to = days[index + 1];
    if (!to || !between.test(text.slice(from.end, to.start))) return [];
    const count = (to.number - from.number + daysOfWeek) % daysOfWeek;
    return Array.from(
      { length: count + 1 },
      (_, step) => `weekday:${((from.number - 1 + step) % daysOfWeek) + 1}`,
    );
  });
}

/** 2026-04-15 and 15.04.2026 are in April; 04/05/2026 may be in April or in May. */
function monthsOfFigures(text: string): string[] {
  const dates = text.matchAll(
    /\b(?:(\d{4})-(\d{1,2})-(\d{1,2})|(\d{1,2})([./-])(\d{1,2})\5(?:\d{4}|\d{2}))\b/g,
  );
  return [...dates].flatMap(([, year, month, , first, , second]) =>
    (year === undefined ? [first, second] : [month]).flatMap((figure) => {
      const number = Number(figure);
      return number >= 1 && number <= 12 ? [`month:${number}`] : [];
    }),
  );
}

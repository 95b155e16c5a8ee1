import ICAL from 'ical.js';
import { type CalendarTime, describeDay, describePeriod } from './calendar-time.ts';
import { describeRecurrence } from './describe-recurrence.ts';
import { expandRule } from './expand-rule.ts';
import { type SeriesClock, seriesClock } from './series-clock.ts';

/** An event that repeats: its rule with its exceptions in words, and what is left of it. */
export type Series = {
  words: string;
  /** The next dates in words; empty if none is left, or if finding them takes too much work. */
  next: string[];
  /** The last day in UTC milliseconds; infinite for a series without an end. */
  last: number;
};

export type SeriesBasis = { calendarZone: string | undefined; now: Date; deadline: number };

const nextLimit = 5;
/** Of more exceptions, the latest are told or followed. */
const toldLimit = 50;
const followedLimit = 500;
const dayMilliseconds = 86_400_000;
const list = new Intl.ListFormat('en', { type: 'conjunction' });

type Kind = 'excluded' | 'cancelled' | 'moved' | 'later';
type Exception = { kind: Kind; at: number; words: string; isDay: boolean; movedTo?: number };

/** `overrides` are the events that replace dates of this one (`RECURRENCE-ID`). */
export function readSeries(
  event: ICAL.Component,
  overrides: readonly ICAL.Component[],
  basis: SeriesBasis,
): Series | undefined {
  const property = event.getFirstProperty('dtstart');
  const start = property?.getFirstValue();
  const rules = valuesOf(event, 'rrule').filter((value) => value instanceof ICAL.Recur);
  const added = valuesOf(event, 'rdate').flatMap((value) => startOf(value) ?? []);
  if (!property || !(start instanceof ICAL.Time) || rules.length + added.length === 0) return undefined;
  const clock = seriesClock(property, start, basis.calendarZone, basis.now);
  const exceptions = [
    ...readExclusions(event, clock),
    ...overrides.flatMap((override) => readOverride(override, event, clock)),
  ]
    .sort((a, b) => a.at - b.at)
    .slice(-followedLimit);
  const told = exceptions.slice(-toldLimit);
  const extra = added.map(clock.read).sort((a, b) => a - b);
  const origin = clock.read(start);
  const dates = rules.map((rule) => {
    const { count } = rule;
    const limit = count ?? nextLimit + exceptions.length + 1;
    const [from, until] = [count ? origin : clock.today, endOf(rule, clock)];
    return expandRule({ rule, start: origin, until, from, limit, deadline: basis.deadline });
  });
  const left = applyExceptions([...dates.flatMap((some) => some ?? []), origin, ...extra], exceptions)
    .filter((at) => at >= clock.today)
    .sort((a, b) => a - b);
  const usual = clock.show(origin);
  const isKnown = dates.every((some) => some !== undefined);
  const lasts = rules.map((rule, at) => lastOf(rule, dates[at], clock));
  const rhythm = rules.map((rule, at) => describeRule(rule, dates[at], origin, clock)).join(' and ');
  const words = [
    rhythm,
    describeKind(told, 'excluded', 'except'),
    describeKind(told, 'cancelled', 'cancelled on'),
    extra.length > 0 ? `also on ${list.format(describeDates(extra.slice(-toldLimit), usual, clock))}` : '',
    describeKind(told, 'moved', 'moved from'),
    describeKind(told, 'later', ''),
  ];
  return {
    words: words.filter(Boolean).join('; '),
    next: isKnown ? describeNext(describeDates(left, usual, clock), rhythm) : [],
    last: Math.max(
      origin,
      ...lasts,
      extra.at(-1) ?? origin,
      ...exceptions.flatMap(({ movedTo }) => movedTo ?? []),
    ),
  };
}

function describeRule(
  rule: ICAL.Recur,
  dates: readonly number[] | undefined,
  origin: number,
  clock: SeriesClock,
): string {
  const shown = clock.show(origin).wallClock.getTime();
  const dayShift = Math.floor(shown / dayMilliseconds) - Math.floor(origin / dayMilliseconds);
  const words = describeRecurrence(rule, dayShift);
  const until = endOf(rule, clock);
  if (until !== undefined) return `${words} until ${describeAt(until, clock)}`;
  if (!rule.count) return words;
  const last = dates?.at(-1);
  if (last === undefined) return `${words}, ${rule.count} dates in all`;
  return `${words} ${rule.count} times, the last on ${describeAt(last, clock)}`;
}

/** A day includes all its hours. */
function endOf({ until }: ICAL.Recur, clock: SeriesClock): number | undefined {
  if (!until) return undefined;
  return clock.read(until) + (until.isDate ? dayMilliseconds - 1 : 0);
}

function lastOf(rule: ICAL.Recur, dates: readonly number[] | undefined, clock: SeriesClock): number {
  const end = endOf(rule, clock) ?? (rule.count ? dates?.at(-1) : undefined);
  return end ?? Number.POSITIVE_INFINITY;
}

function readExclusions(event: ICAL.Component, clock: SeriesClock): Exception[] {
  return valuesOf(event, 'exdate')
    .filter((value) => value instanceof ICAL.Time)
    .map((time) => {
      const at = clock.read(time);
      return { kind: 'excluded', at, isDay: time.isDate, words: describeAt(at, clock) };
    });
}

function readOverride(override: ICAL.Component, event: ICAL.Component, clock: SeriesClock): Exception[] {
  const property = override.getFirstProperty('recurrence-id');
  const replaced = property?.getFirstValue();
  if (!property || !(replaced instanceof ICAL.Time)) return [];
  const at = clock.read(replaced);
  const day = describeAt(at, clock);
  const isLater = property.getFirstParameter('range') === 'THISANDFUTURE';
  const common = { at, isDay: replaced.isDate };
  if (isCancelled(override))
    return isLater
      ? [{ ...common, kind: 'later', words: `all dates from ${day} on are cancelled` }]
      : [{ ...common, kind: 'cancelled', words: day }];
  const [start, end] = [readTime(override, 'dtstart'), readTime(override, 'dtend')];
  if (!start) return [];
  const movedTo = clock.read(start);
  const lengthBefore = lengthOf(readTime(event, 'dtstart'), readTime(event, 'dtend'));
  const isSame = movedTo === at && (!end || lengthOf(start, end) === lengthBefore);
  if (isSame) return [];
  const to = describePeriod(clock.show(movedTo), end && clock.show(clock.read(end)));
  return isLater
    ? [{ ...common, kind: 'later', movedTo, words: `from ${day} on moved likewise to ${to}` }]
    : [{ ...common, kind: 'moved', movedTo, words: `${day} to ${to}` }];
}

function applyExceptions(dates: readonly number[], exceptions: readonly Exception[]): number[] {
  const left = dates.flatMap((at) => {
    const one = exceptions.find((other) => other.kind !== 'later' && isSameDate(other, at));
    if (one) return [];
    const later = exceptions.findLast((other) => other.kind === 'later' && other.at <= at);
    if (!later) return [at];
    return later.movedTo === undefined ? [] : [at + later.movedTo - later.at];
  });
  const moved = exceptions.flatMap(({ kind, movedTo }) => (kind === 'moved' ? (movedTo ?? []) : []));
  return [...new Set([...left, ...moved])];
}

function isSameDate({ at, isDay }: Exception, date: number): boolean {
  return at === date || (isDay && Math.floor(at / dayMilliseconds) === Math.floor(date / dayMilliseconds));
}

/** The rule goes on behind the last of them, because readers come later than the reading. */
function describeNext(dates: readonly string[], rhythm: string): string[] {
  const next = dates.slice(0, nextLimit);
  return dates.length > nextLimit && rhythm ? [...next, `then ${rhythm}`] : next;
}

/** Each with its time only if that isn't the usual one. */
function describeDates(dates: readonly number[], usual: CalendarTime, clock: SeriesClock): string[] {
  const shown = dates.map((at) => {
    const time = clock.show(at);
    const isUsual = time.wallClock.toISOString().slice(11) === usual.wallClock.toISOString().slice(11);
    return isUsual ? describeDay(time.wallClock) : describePeriod(time, undefined).replace(',', ' at');
  });
  return [...new Set(shown)];
}

function describeKind(exceptions: readonly Exception[], wanted: Kind, lead: string): string {
  const told = exceptions.filter(({ kind }) => kind === wanted).map(({ words }) => words);
  return told.length > 0 ? `${lead} ${list.format(told)}`.trim() : '';
}

const describeAt = (at: number, clock: SeriesClock): string => describeDay(clock.show(at).wallClock);

export function isCancelled(event: ICAL.Component): boolean {
  return (
    String(event.getFirstPropertyValue('status') ?? '')
      .trim()
      .toUpperCase() === 'CANCELLED'
  );
}

function readTime(event: ICAL.Component, name: string): ICAL.Time | undefined {
  const value = event.getFirstPropertyValue(name);
  return value instanceof ICAL.Time ? value : undefined;
}

function lengthOf(start: ICAL.Time | undefined, end: ICAL.Time | undefined): number | undefined {
  return start && end ? end.subtractDate(start).toSeconds() : undefined;
}

function startOf(value: unknown): ICAL.Time | undefined {
  if (value instanceof ICAL.Period) return value.start;
  return value instanceof ICAL.Time ? value : undefined;
}

function valuesOf(event: ICAL.Component, name: string): unknown[] {
  return event.getAllProperties(name).flatMap((property): unknown[] => property.getValues());
}

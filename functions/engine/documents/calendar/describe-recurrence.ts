import type ICAL from 'ical.js';
import { describeDay } from './calendar-time.ts';

const units: Record<string, string> = {
  SECONDLY: 'second',
  MINUTELY: 'minute',
  HOURLY: 'hour',
  DAILY: 'day',
  WEEKLY: 'week',
  MONTHLY: 'month',
  YEARLY: 'year',
};
const weekdays: Record<string, string> = {
  MO: 'Monday',
  TU: 'Tuesday',
  WE: 'Wednesday',
  TH: 'Thursday',
  FR: 'Friday',
  SA: 'Saturday',
  SU: 'Sunday',
};
const ordinals: Record<string, string> = {
  1: 'first ',
  2: 'second ',
  3: 'third ',
  4: 'fourth ',
  5: 'fifth ',
  '-1': 'last ',
};
const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** A recurrence rule (RFC 5545, 3.3.10) in words: "every 2 weeks on Monday and Friday until Friday 19 June 2026". */
export function describeRecurrence(rule: ICAL.Recur): string {
  const unit = units[rule.freq] ?? 'time';
  const days = readPart(rule, 'BYDAY').map(describeWeekday);
  const monthDays = readPart(rule, 'BYMONTHDAY');
  const inMonths = readPart(rule, 'BYMONTH').flatMap((month) => months[Number(month) - 1] ?? []);
  return [
    rule.interval > 1 ? `every ${rule.interval} ${unit}s` : `every ${unit}`,
    ...(days.length > 0 ? [`on ${list.format(days)}`] : []),
    ...(monthDays.length > 0 ? [`on day ${list.format(monthDays)} of the month`] : []),
    ...(inMonths.length > 0 ? [`in ${list.format(inMonths)}`] : []),
    ...(rule.until ? [`until ${describeDay(dayOf(rule.until))}`] : []),
    ...(rule.count ? [`${rule.count} times`] : []),
  ].join(' ');
}

function describeWeekday(day: string): string {
  const [, position = '', name = ''] = /^([+-]?\d+)?([A-Z]{2})$/.exec(day) ?? [];
  const ordinal = position === '' ? '' : `the ${ordinals[Number(position)] ?? `${Number(position)}. `}`;
  return `${ordinal}${weekdays[name] ?? day}`;
}

function readPart(rule: ICAL.Recur, part: string): string[] {
  const values: unknown = rule.getComponent(part);
  return Array.isArray(values) ? values.slice(0, 31).map(String) : [];
}

function dayOf(time: ICAL.Time): Date {
  return new Date(Date.UTC(time.year, time.month - 1, time.day));
}

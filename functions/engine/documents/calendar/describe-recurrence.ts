import type ICAL from 'ical.js';

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
  1: 'first',
  2: 'second',
  3: 'third',
  4: 'fourth',
  5: 'fifth',
  '-1': 'last',
  '-2': 'second to last',
  '-3': 'third to last',
};
const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
const all = new Intl.ListFormat('en', { type: 'conjunction' });
const either = new Intl.ListFormat('en', { type: 'disjunction' });

/** A recurrence rule (RFC 5545, 3.3.10) in words, without its end: "every 2 weeks on Monday and Friday". */
export function describeRecurrence(rule: ICAL.Recur, dayShift = 0): string {
  const unit = units[rule.freq];
  if (!unit) return 'repeated, but its rule cannot be read';
  const inMonths = readPart(rule, 'BYMONTH').flatMap((month) => months[Number(month) - 1] ?? []);
  const weeks = readPart(rule, 'BYWEEKNO');
  return [
    rule.interval > 1 ? `every ${rule.interval} ${unit}s` : `every ${unit}`,
    ...describeDays(rule, dayShift),
    ...(weeks.length > 0 ? [`in week ${all.format(weeks)} of the year`] : []),
    ...(inMonths.length > 0 ? [`in ${all.format(inMonths)}`] : []),
  ].join(' ');
}

function describeDays(rule: ICAL.Recur, dayShift: number): string[] {
  const days = readPart(rule, 'BYDAY');
  const monthDays = readPart(rule, 'BYMONTHDAY');
  const yearDays = readPart(rule, 'BYYEARDAY');
  const positions = readPart(rule, 'BYSETPOS');
  const ofMonth = monthDays.length > 0 ? describeNumberedDays(monthDays, 'month') : '';
  const ofYear = yearDays.length > 0 ? describeNumberedDays(yearDays, 'year') : '';
  if (positions.length > 0) {
    const set = [describeSet(days), ofMonth && `of ${ofMonth}`, ofYear && `of ${ofYear}`].filter(Boolean);
    return set.length === 0 ? [] : [`on the ${all.format(positions.map(ordinal))} ${set.join(' ')}`];
  }
  const named = days.map((day) => describeWeekday(day, dayShift));
  return [
    ...(named.length > 0 ? [`on ${all.format(named)}`] : []),
    ...(ofMonth ? [named.length > 0 ? `if it is ${ofMonth}` : `on ${ofMonth}`] : []),
    ...(ofYear ? [`on ${ofYear}`] : []),
  ];
}

/** The days that BYSETPOS counts: "Monday", "weekday (Monday to Friday)", "Monday or Wednesday". */
function describeSet(days: readonly string[]): string {
  switch (days.toSorted().join()) {
    case '':
      return '';
    case 'FR,MO,SA,SU,TH,TU,WE':
      return 'day';
    case 'FR,MO,TH,TU,WE':
      return 'weekday (Monday to Friday)';
    case 'SA,SU':
      return 'weekend day';
    default:
      return either.format(days.map((day) => describeWeekday(day, 0).replace(/^the /, '')));
  }
}

function describeNumberedDays(days: readonly string[], span: string): string {
  const [first = ''] = days;
  if (days.every((day) => day.startsWith('-')))
    return `the ${all.format(days.map(ordinal))} day of the ${span}`;
  if (days.length === 1) return `day ${first} of the ${span}`;
  return `day ${either.format(days)} of the ${span}`.replace(/-(\d+)/g, '$1 from the end');
}

/** `dayShift`: days between the zone of the rule and the one that readers see. */
function describeWeekday(day: string, dayShift: number): string {
  const [, position = '', code = ''] = /^([+-]?\d+)?([A-Z]{2})$/.exec(day) ?? [];
  const names = Object.values(weekdays);
  const index = Object.keys(weekdays).indexOf(code);
  const name = index === -1 ? day : (names[(index + dayShift + 7) % 7] ?? day);
  return position === '' ? name : `the ${ordinal(position)} ${name}`;
}

function ordinal(position: string): string {
  const number = Number(position);
  return ordinals[number] ?? (number < 0 ? `${-number}th to last` : `${number}th`);
}

function readPart(rule: ICAL.Recur, part: string): string[] {
  const values: unknown = rule.getComponent(part);
  return Array.isArray(values) ? values.slice(0, 31).map(String) : [];
}

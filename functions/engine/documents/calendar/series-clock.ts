import ICAL from 'ical.js';
import { type CalendarTime, readCalendarTime, toZone, writtenClock } from './calendar-time.ts';

/** The clock that a series repeats by. Its times are wall clocks in UTC milliseconds, so that summer time shifts none. */
export type SeriesClock = {
  /** UTC times (`UNTIL`, `EXDATE`) move to the zone of the start. */
  read(time: ICAL.Time): number;
  show(at: number): CalendarTime;
  today: number;
};

const dayMilliseconds = 86_400_000;

export function seriesClock(
  property: ICAL.Property,
  start: ICAL.Time,
  calendarZone: string | undefined,
  now: Date,
): SeriesClock {
  const isUtc = start.zone === ICAL.Timezone.utcTimezone;
  const tzid: unknown = property.getFirstParameter('tzid');
  const toLocal = (instant: Date): number | undefined => {
    if (isUtc) return instant.getTime();
    const named = typeof tzid === 'string' ? toZone(instant, tzid) : undefined;
    const local =
      named ?? toDefinedZone(instant, start.zone) ?? (calendarZone && toZone(instant, calendarZone));
    return local ? local.getTime() : undefined;
  };
  const read = (time: ICAL.Time): number => {
    const written = writtenClock(time);
    const isInstant = !time.isDate && time.zone === ICAL.Timezone.utcTimezone;
    return isInstant && !start.isDate ? (toLocal(new Date(written)) ?? written) : written;
  };
  return {
    read,
    show(at) {
      const time = ICAL.Time.fromJSDate(new Date(at), true);
      if (!isUtc) time.zone = ICAL.Timezone.localTimezone;
      time.isDate = start.isDate;
      return readCalendarTime(time, calendarZone);
    },
    today: Math.floor((toLocal(now) ?? now.getTime()) / dayMilliseconds) * dayMilliseconds,
  };
}

/** The wall clock of a zone that the calendar itself defines (`VTIMEZONE`), as Outlook does. */
function toDefinedZone(instant: Date, zone: ICAL.Timezone): Date | undefined {
  if (zone === ICAL.Timezone.localTimezone || zone === ICAL.Timezone.utcTimezone) return undefined;
  return new Date(writtenClock(ICAL.Time.fromJSDate(instant, true).convertToZone(zone)));
}

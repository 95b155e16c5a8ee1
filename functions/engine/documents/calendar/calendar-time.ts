import ICAL from 'ical.js';

const longDate = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** An instant as shown to readers; `zone` is set if the time isn't simply local. */
export type CalendarTime = { wallClock: Date; isDate: boolean; zone: string; iso: string };

/**
 * Reads a calendar time. UTC times move to the calendar's own zone (`X-WR-TIMEZONE`) if it has one; times in a named
 * zone keep their clock. The wall clock is held in the UTC fields.
 */
export function readCalendarTime(time: ICAL.Time, calendarZone: string | undefined): CalendarTime {
  const written = new Date(writtenClock(time));
  const digits = written.toISOString();
  if (time.isDate) return { wallClock: written, isDate: true, zone: '', iso: digits.slice(0, 10) };
  if (time.zone !== ICAL.Timezone.utcTimezone) {
    return { wallClock: written, isDate: false, zone: '', iso: digits.slice(0, 19) };
  }
  const local = calendarZone ? toZone(written, calendarZone) : undefined;
  return {
    wallClock: local ?? written,
    isDate: false,
    zone: local ? '' : ' UTC',
    iso: `${digits.slice(0, 19)}Z`,
  };
}

/** "Monday 1 September 2025, 09:00–10:30", or only the days for whole-day events. */
export function describePeriod(start: CalendarTime, end: CalendarTime | undefined): string {
  if (start.isDate) {
    // The end of a whole-day event is exclusive (RFC 5545, 3.6.1).
    const last = end ? new Date(end.wallClock.getTime() - 86_400_000) : start.wallClock;
    const from = describeDay(start.wallClock);
    return last > start.wallClock ? `${from} to ${describeDay(last)}` : from;
  }
  const from = `${describeDay(start.wallClock)}, ${clock(start)}`;
  if (!end || end.wallClock <= start.wallClock) return from + start.zone;
  const sameDay = end.wallClock.toISOString().slice(0, 10) === start.wallClock.toISOString().slice(0, 10);
  const until = sameDay ? `–${clock(end)}` : ` to ${describeDay(end.wallClock)}, ${clock(end)}`;
  return from + until + start.zone;
}

/** The clock as written, in UTC milliseconds. */
export function writtenClock(time: ICAL.Time): number {
  return Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second);
}

export const describeDay = (wallClock: Date): string => longDate.format(wallClock).replace(',', '');

const clock = ({ wallClock }: CalendarTime): string => wallClock.toISOString().slice(11, 16);

/** The wall clock of a zone, held in the UTC fields; undefined for a zone unknown to the runtime. */
export function toZone(instant: Date, timeZone: string): Date | undefined {
  try {
    const text = new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'medium',
    }).format(instant);
    return new Date(`${text.replace(' ', 'T')}Z`);
  } catch {
    return undefined;
  }
}

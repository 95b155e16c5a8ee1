import { type OfficeHours, weekdays } from '#shared/domain/inbox/office-hours.ts';

export const quarterMilliseconds = 900_000;
const quartersOfWeek = 7 * 96;

type Clock = { isOpen(instant: Date): boolean; isFullHour(instant: Date): boolean };

/** Tells whether the office is open at an instant, and whether its clocks then strike an hour. */
export function openClock({ days, opens, closes, timeZone }: OfficeHours): Clock {
  const format = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, weekday: 'short', hour: 'numeric', minute: 'numeric', hourCycle: 'h23' },
  });
  const read = (instant: Date) =>
    new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  return {
    isOpen(instant) {
      const parts = read(instant);
      const hour = Number(parts.get('hour')) + Number(parts.get('minute')) / 60;
      const day = weekdays.find((name) => name === parts.get('weekday'));
      return day !== undefined && days.includes(day) && hour >= opens && hour < closes;
    },
    isFullHour: (instant) => Number(read(instant).get('minute')) === 0,
  };
}

/** Whether the office is open, and when that changes; undefined for one that never closes. */
export function findOpening(now: Date, office: OfficeHours): { isOpen: boolean; until: Date } | undefined {
  const clock = openClock(office);
  const isOpen = clock.isOpen(now);
  const start = Math.ceil(now.getTime() / quarterMilliseconds);
  for (let quarter = start; quarter <= start + quartersOfWeek; quarter += 1) {
    const until = new Date(quarter * quarterMilliseconds);
    if (clock.isOpen(until) !== isOpen) return { isOpen, until };
  }
  return undefined;
}

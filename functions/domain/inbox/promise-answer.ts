import { type OfficeHours, weekdays } from '#shared/domain/inbox/office-hours.ts';
import { contactReplyHours } from '#shared/domain/limits.ts';

const hourMilliseconds = 3_600_000;
const quarterMilliseconds = hourMilliseconds / 4;

/**
 * When an answer comes at the latest: within the promised hours, and where office hours are known not before a whole office
 * day has passed. Who writes on Friday at five has an answer by five on Monday.
 */
export function promiseAnswer(now: Date, office: OfficeHours | undefined): Date {
  const promised = now.getTime() + contactReplyHours * hourMilliseconds;
  return new Date(office ? Math.max(promised, passOfficeDay(now.getTime(), office)) : promised);
}

/** How many hours that is, as the sender is told. */
export function hoursUntil(answerBy: Date, now: Date): number {
  return Math.ceil((answerBy.getTime() - now.getTime()) / hourMilliseconds);
}

function passOfficeDay(start: number, office: OfficeHours): number {
  const isOpen = openClock(office);
  let instant = Math.ceil(start / quarterMilliseconds) * quarterMilliseconds;
  for (let left = (office.closes - office.opens) * 4; left > 0; instant += quarterMilliseconds)
    if (isOpen(new Date(instant))) left -= 1;
  return instant;
}

/** Says of an instant whether the office is open then. */
function openClock({ days, opens, closes, timeZone }: OfficeHours): (instant: Date) => boolean {
  const clock = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, weekday: 'short', hour: 'numeric', hourCycle: 'h23' },
  });
  return (instant) => {
    const parts = new Map(clock.formatToParts(instant).map(({ type, value }) => [type, value]));
    const hour = Number(parts.get('hour'));
    const day = weekdays.find((name) => name === parts.get('weekday'));
    return day !== undefined && days.includes(day) && hour >= opens && hour < closes;
  };
}

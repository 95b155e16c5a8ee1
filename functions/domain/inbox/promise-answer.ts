import { type OfficeHours, weekdays } from '#shared/domain/inbox/office-hours.ts';
import { contactReplyHours } from '#shared/domain/limits.ts';

const hourMilliseconds = 3_600_000;
const quarterMilliseconds = hourMilliseconds / 4;

/**
 * The latest time of an answer: within the promised hours, extended by closed office hours to a full office
 * day. A message on Friday at five is answered by Monday at five.
 */
export function promiseAnswer(now: Date, office: OfficeHours | undefined): Date {
  const promised = now.getTime() + contactReplyHours * hourMilliseconds;
  return new Date(office ? Math.max(promised, passOfficeDay(now.getTime(), office)) : promised);
}

/** The same in hours, as told to the sender. */
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

/** Returns a function that tells whether the office is open at an instant. */
function openClock({ days, opens, closes, timeZone }: OfficeHours): (instant: Date) => boolean {
  const clock = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, weekday: 'short', hour: 'numeric', minute: 'numeric', hourCycle: 'h23' },
  });
  return (instant) => {
    const parts = new Map(clock.formatToParts(instant).map(({ type, value }) => [type, value]));
    const hour = Number(parts.get('hour')) + Number(parts.get('minute')) / 60;
    const day = weekdays.find((name) => name === parts.get('weekday'));
    return day !== undefined && days.includes(day) && hour >= opens && hour < closes;
  };
}

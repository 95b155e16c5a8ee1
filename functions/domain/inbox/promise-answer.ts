import { contactReplyHours } from '#shared/domain/limits.ts';

const hourMilliseconds = 3_600_000;
const quarterMilliseconds = hourMilliseconds / 4;
/** The brands' office: Monday to Friday, 9 to 18 Pacific. */
const office = { timeZone: 'America/Los_Angeles', opens: 9, closes: 18, closedDays: ['Sat', 'Sun'] };
/** A whole office day: who writes on Friday at five has an answer by five on Monday. */
const officeQuarters = (office.closes - office.opens) * 4;

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: office.timeZone,
  weekday: 'short',
  hour: 'numeric',
  hourCycle: 'h23',
});

/** When an answer comes at the latest: within the promised hours, and at a brand's own office not before one office day has passed. */
export function promiseAnswer(now: Date, isOfBrand: boolean): Date {
  const promised = now.getTime() + contactReplyHours * hourMilliseconds;
  return new Date(isOfBrand ? Math.max(promised, passOfficeDay(now.getTime())) : promised);
}

/** How many hours that is, as the sender is told. */
export function hoursUntil(answerBy: Date, now: Date): number {
  return Math.ceil((answerBy.getTime() - now.getTime()) / hourMilliseconds);
}

function passOfficeDay(start: number): number {
  let instant = Math.ceil(start / quarterMilliseconds) * quarterMilliseconds;
  for (let left = officeQuarters; left > 0; instant += quarterMilliseconds)
    if (isOpen(new Date(instant))) left -= 1;
  return instant;
}

function isOpen(instant: Date): boolean {
  const parts = new Map(clock.formatToParts(instant).map(({ type, value }) => [type, value]));
  const hour = Number(parts.get('hour'));
  const isWorkday = !office.closedDays.includes(parts.get('weekday') ?? '');
  return isWorkday && hour >= office.opens && hour < office.closes;
}

import type { OfficeHours } from '#shared/domain/inbox/office-hours.ts';
import type { PromisedAnswer } from '#shared/domain/inbox/promised-answer.ts';
import { contactReplyHours } from '#shared/domain/limits.ts';
import type { HandoffPhrases } from '#shared/texts/en/handoff.ts';
import { formatDeadline } from '#shared/texts/format-deadline.ts';
import { formatHours } from '#shared/texts/format-hours.ts';
import { openClock, quarterMilliseconds } from './office-clock.ts';

const hourMilliseconds = 3_600_000;

/**
 * The latest time of an answer: after one full office day, to the hour, or within the promised hours where no office
 * hours are known. A message on Friday at five is answered by Monday at five.
 */
export function promiseAnswer(now: Date, office: OfficeHours | undefined): Date {
  return new Date(
    office ? passOfficeDay(now.getTime(), office) : now.getTime() + contactReplyHours * hourMilliseconds,
  );
}

type Promising = { officeHours?: OfficeHours | undefined; promisesReply: boolean | undefined };

/**
 * What a sender is told of when to expect an answer: nothing that nobody has chosen to promise. Until the owner has chosen,
 * the same time reminds them.
 */
export function makePromise(now: Date, { officeHours, promisesReply }: Promising): PromisedAnswer {
  if (promisesReply === false) return { promisesNothing: true };
  return {
    ...(promisesReply === undefined && { promisesNothing: true }),
    answerBy: promiseAnswer(now, officeHours).toISOString(),
    ...(officeHours && { answerZone: officeHours.timeZone }),
  };
}

/** The same in hours, for callers of the API. */
export function hoursUntil(answerBy: Date, now: Date): number {
  return Math.ceil((answerBy.getTime() - now.getTime()) / hourMilliseconds);
}

/** The promise in words, as every text about a message says it: “by Monday, 5 PM (Pacific Time)” or “within 24 hours”; empty when nothing is promised. */
export function sayPromise(
  { within, by }: Pick<HandoffPhrases, 'within' | 'by'>,
  language: string,
  { answerBy, answerZone, promisesNothing }: PromisedAnswer,
  now: Date,
): string {
  if (promisesNothing) return '';
  if (!answerBy || !answerZone) return within.replace('{hours}', formatHours(language, contactReplyHours));
  const { day, time, zone } = formatDeadline(language, new Date(answerBy), answerZone, now);
  return by.replace('{day}', day).replace('{time}', time).replace('{zone}', zone);
}

function passOfficeDay(start: number, office: OfficeHours): number {
  const clock = openClock(office);
  let instant = Math.ceil(start / quarterMilliseconds) * quarterMilliseconds;
  for (let left = (office.closes - office.opens) * 4; left > 0; instant += quarterMilliseconds)
    if (clock.isOpen(new Date(instant))) left -= 1;
  while (clock.isOpen(new Date(instant)) && !clock.isFullHour(new Date(instant)))
    instant += quarterMilliseconds;
  return instant;
}

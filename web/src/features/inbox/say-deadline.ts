import type { PromisedAnswer } from '#shared/domain/inbox/promised-answer.ts';
import { formatDeadline } from '#shared/texts/format-deadline.ts';
import { formatInstant } from '#web/lib/format/format-instant.ts';

/** By when an answer was promised, in the words of the chat; without office hours, in the reader's own time. */
export function sayDeadline(
  { answerZone, createdAt }: Pick<PromisedAnswer, 'answerZone'> & { createdAt: string },
  answerBy: string,
): string {
  if (!answerZone) return `${formatInstant(answerBy)}, your time`;
  const { day, time, zone } = formatDeadline('en', new Date(answerBy), answerZone, new Date(createdAt));
  return `${day}, ${time} (${zone})`;
}

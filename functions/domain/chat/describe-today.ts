import type { ChatDay } from '#shared/contract/conversations.ts';
import { dayOf } from './chat-day.ts';
import type { ChatDayStore } from './ports.ts';

/** Today's counts. */
export async function describeToday(
  { chatDays, now }: { chatDays: Pick<ChatDayStore, 'read'>; now(): Date },
  conversionId: string,
): Promise<ChatDay> {
  const day = dayOf(now());
  const { responseMs, questions, ...counts } = await chatDays.read(conversionId, day);
  return {
    day,
    questions,
    ...counts,
    averageResponseMs: questions > 0 ? Math.round(responseMs / questions) : null,
  };
}

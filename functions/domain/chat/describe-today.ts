import type { ChatDayStore } from '#functions/storage/dynamodb/chat/chat-day-store.ts';
import type { ChatDay } from '#shared/contract/assistant/conversations.ts';
import { averageResponseMs, dayOf } from './chat-day.ts';

/** Today's counts. */
export async function describeToday(
  { chatDays, now }: { chatDays: Pick<ChatDayStore, 'read'>; now(): Date },
  conversionId: string,
): Promise<ChatDay> {
  const day = dayOf(now());
  const { responseMs, ...counts } = await chatDays.read(conversionId, day);
  return { day, ...counts, averageResponseMs: averageResponseMs({ ...counts, responseMs }) };
}

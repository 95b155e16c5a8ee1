import type { ChatDay } from '#shared/contract/conversations.ts';

/** What one exchange or rating adds to the counts of a day. */
export type DayChange = Partial<Record<DayCounter, number>>;
export type DayCounter = 'conversations' | 'questions' | 'answered' | 'responseMs' | 'helpful' | 'rated';

export type ChatDayStore = {
  /** Adds to the counts of an assistant's day. `spread` is any text that differs from visitor to visitor. */
  add(owner: string, day: string, spread: string, change: DayChange): Promise<void>;
  read(owner: string, day: string): Promise<Record<DayCounter, number>>;
};

/** In place of a day: everything since the assistant began. */
export const totalDay = 'total';

/** The UTC day of an instant, `YYYY-MM-DD`. */
export function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

/** The counts of today. */
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

import * as z from 'zod';
import type { ChatDay } from '#shared/contract/conversations.ts';

const count = z.number().default(0);

/** What is counted of an assistant's day. */
export const dayCountsSchema = z.object({
  visitors: count,
  conversations: count,
  questions: count,
  answered: count,
  responseMs: count,
  helpful: count,
  rated: count,
});
export type DayCounts = z.infer<typeof dayCountsSchema>;
export type DayCounter = keyof DayCounts;
/** What one exchange or rating adds to the counts of a day. */
export type DayChange = Partial<DayCounts>;

export type ChatDayStore = {
  /** Adds to the counts of an assistant's day. `spread` is any text that differs from visitor to visitor. */
  add(owner: string, day: string, spread: string, change: DayChange): Promise<void>;
  read(owner: string, day: string): Promise<DayCounts>;
  /** Counts a visitor for the day and the hour of an instant. */
  addVisit(owner: string, at: Date, spread: string): Promise<void>;
  /** The counts of each day from `from` to `to`, the last one included; days without any are left out. */
  readDays(owner: string, from: string, to: string): Promise<Map<string, DayCounts>>;
  /** Visitors of a day by its 24 hours; of today and the two days before. */
  readHours(owner: string, day: string): Promise<number[]>;
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

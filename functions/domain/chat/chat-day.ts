import * as z from 'zod';

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

/** In place of a day: everything since the assistant began. */
export const totalDay = 'total';

/** The UTC day of an instant, `YYYY-MM-DD`. */
export function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

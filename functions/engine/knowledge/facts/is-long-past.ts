import { readDates } from '#functions/engine/values/read-dates.ts';
import type { KnowledgeSource, Passage } from '../knowledge.ts';

const dayMilliseconds = 24 * 60 * 60 * 1000;
const longDays = 365;

/** Whether a passage stands under the date of a post that was a year old when it was read: its hours are of then. */
export function isLongPast({ headings }: Passage, source: KnowledgeSource | undefined): boolean {
  if (!source) return false;
  const limit = new Date(Date.parse(source.readAt) - longDays * dayMilliseconds).toISOString();
  return headings.some((heading) => {
    const dates = readDates(heading);
    return dates.length > 0 && dates.every(({ from, to }) => (to ?? from) < limit);
  });
}

import { readDates } from '#functions/engine/values/read-dates.ts';
import type { KnowledgeSource, Passage } from '../knowledge.ts';

const dayMilliseconds = 24 * 60 * 60 * 1000;
const longDays = 365;

/** Whether a passage belongs to a post that was at least a year old when read, so its hours are outdated. */
export function isLongPast({ headings }: Passage, source: KnowledgeSource | undefined): boolean {
  if (!source) return false;
  const limit = new Date(Date.parse(source.readAt) - longDays * dayMilliseconds).toISOString();
  return headings.some((heading) => {
    const dates = readDates(heading);
    return dates.length > 0 && dates.every(({ from, to }) => (to ?? from) < limit);
  });
}

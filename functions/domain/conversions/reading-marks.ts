import * as z from 'zod';
import type { CrawlState } from '#functions/engine/crawl/crawl-state.ts';
import { pageMarksSchema } from '#functions/engine/crawl/page-marks.ts';
import { readingVersion } from '#functions/engine/documents/reading-version.ts';

/** What a whole reading of a website found at each address, and what it depended on. */
export const readingMarksSchema = z.object({
  marks: pageMarksSchema,
  readingVersion: z.number().int(),
  pageLimit: z.number().int(),
  documentLimit: z.number().int(),
  /** Some of it was left out because of the limits. */
  isLimited: z.boolean(),
});
export type ReadingMarks = z.infer<typeof readingMarksSchema>;

/** The marks of a crawl that has ended. */
export function takeMarks({ marks, pageLimit, documentLimit, outcomes }: CrawlState): ReadingMarks {
  const isLimited = outcomes.some(({ cause }) => cause === 'limit');
  return { marks, readingVersion, pageLimit, documentLimit, isLimited };
}

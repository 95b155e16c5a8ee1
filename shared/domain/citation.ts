import * as z from 'zod';

/** A quote that supports an answer. `url` carries a text fragment when the source has a URL. */
export const citationSchema = z.object({
  title: z.string(),
  url: z.string().nullable(),
  quote: z.string(),
  readAt: z.string(),
  sourceId: z.string().optional(),
  /** The heading that the quote stands under. */
  heading: z.string().optional(),
  /** The language of the page (BCP 47). */
  language: z.string().optional(),
  /** The quoted document was read from a scan. */
  isScan: z.boolean().optional(),
  /** The organization's own words, written by its owner on the day of `readAt`. */
  isOwners: z.boolean().optional(),
  /** The line of the quote that says most of the question. */
  sentence: z.string().optional(),
  /** Words of the quote that the question asks with, as they stand in it. */
  matches: z.array(z.string()).optional(),
  /** Path of the stored copy, opened at the quote. */
  copyUrl: z.string().optional(),
});
export type Citation = z.infer<typeof citationSchema>;

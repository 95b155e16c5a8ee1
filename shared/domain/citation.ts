import * as z from 'zod';

/** A quote an answer stands on. `url` carries a text fragment where the source has an address. */
export const citationSchema = z.object({
  title: z.string(),
  url: z.string().nullable(),
  quote: z.string(),
  readAt: z.string(),
  sourceId: z.string().optional(),
  /** Path of the stored copy at the quote: what the source said when it was read. */
  copyUrl: z.string().optional(),
});
export type Citation = z.infer<typeof citationSchema>;

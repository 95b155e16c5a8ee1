import * as z from 'zod';

/** How far the walk through all customers has come. */
export const customerWalkSchema = z.object({
  /** In the list of brands. */
  brandIndex: z.number().int().default(0),
  /** Position in the list of the brand's customers; the next page is before it. */
  before: z.string().optional(),
  /** Nothing is done before then. */
  restsUntil: z.string().optional(),
  /** From this day on the counts of brands are written as things happen. Absent in walks from before there were any. */
  countedSince: z.string().optional(),
});
export type CustomerWalk = z.infer<typeof customerWalkSchema>;

/** How far the walk has come that renews readings of older versions, and since when this version is in force. */
export const readingWalkSchema = customerWalkSchema.extend({
  readingVersion: z.number().int().default(0),
  begunAt: z.string().default(''),
});
export type ReadingWalk = z.infer<typeof readingWalkSchema>;

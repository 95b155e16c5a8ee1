import * as z from 'zod';

/** Progress of a walk through all customers. */
export const customerWalkSchema = z.object({
  /** Index in the list of brands. */
  brandIndex: z.number().int().default(0),
  /** Position in the brand's list of customers; the next page comes before it. */
  before: z.string().optional(),
  /** The walk pauses until then. */
  restsUntil: z.string().optional(),
  /** When the walk began; absent while it pauses. */
  begunAt: z.string().optional(),
});
export type CustomerWalk = z.infer<typeof customerWalkSchema>;

/** Progress of the walk that renews outdated reads, and when the current reader version took effect. */
export const readingWalkSchema = customerWalkSchema.extend({
  readingVersion: z.number().int().default(0),
  begunAt: z.string().default(''),
});
export type ReadingWalk = z.infer<typeof readingWalkSchema>;

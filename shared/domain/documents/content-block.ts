import * as z from 'zod';

/**
 * A piece of a page or document in reading order. Texts are plain, never HTML, with white space collapsed and line
 * breaks kept.
 */
export const blockSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), level: z.number().int().min(1).max(6), text: z.string() }),
  z.object({
    kind: z.literal('paragraph'),
    text: z.string(),
    /** Start time in a recording. */
    startSeconds: z.number().int().optional(),
  }),
  z.object({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(z.string()) }),
  z.object({
    kind: z.literal('table'),
    caption: z.string().optional(),
    /** Column headers; empty if the table has none. */
    header: z.array(z.string()),
    rows: z.array(z.array(z.string())),
    /** Leading columns that name the rows; defaults to one. */
    labelColumns: z.number().int().min(1).optional(),
    /** The cells printed in each row, where spans make `rows` repeat others. */
    printed: z.array(z.array(z.string())).optional(),
  }),
  z.object({
    kind: z.literal('definitions'),
    items: z.array(z.object({ term: z.string(), description: z.string() })),
  }),
]);
export type Block = z.infer<typeof blockSchema>;

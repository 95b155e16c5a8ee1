import * as z from 'zod';

/** One piece of a page or document in reading order. Texts are plain, never HTML: white space collapsed, lines kept. */
export const blockSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), level: z.number().int().min(1).max(6), text: z.string() }),
  z.object({
    kind: z.literal('paragraph'),
    text: z.string(),
    /** When it is said in a recording. */
    startSeconds: z.number().int().optional(),
  }),
  z.object({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(z.string()) }),
  z.object({
    kind: z.literal('table'),
    caption: z.string().optional(),
    /** Column headers; empty when the table has none. */
    header: z.array(z.string()),
    rows: z.array(z.array(z.string())),
    /** Leading columns that name the rows; one when absent. */
    labelColumns: z.number().int().min(1).optional(),
    /** Per row the cells that stand in it, where spans make `rows` repeat others. */
    printed: z.array(z.array(z.string())).optional(),
  }),
  z.object({
    kind: z.literal('definitions'),
    items: z.array(z.object({ term: z.string(), description: z.string() })),
  }),
]);
export type Block = z.infer<typeof blockSchema>;

/** A link that leads to something to download or to fill in. `text` is as visitors see it. */
const contentLinkSchema = z.object({
  kind: z.enum(['document', 'form']),
  text: z.string(),
  url: z.string(),
});
export type ContentLink = z.infer<typeof contentLinkSchema>;

/** How a page shows whose it is: a colour as `#rrggbb`, and the absolute address of a logo. */
export const siteLookSchema = z.object({ color: z.string().optional(), logoUrl: z.string().optional() });
export type SiteLook = z.infer<typeof siteLookSchema>;

/** What a page or document says, whatever its format was. */
export const contentSchema = z.object({
  title: z.string(),
  description: z.string().optional(),
  /** BCP 47 language, declared or detected; absent when unknown. */
  language: z.string().optional(),
  blocks: z.array(blockSchema),
  /** Typed statements the source makes about itself (JSON-LD, microdata, calendar entries). */
  structuredData: z.array(z.record(z.string(), z.unknown())).default([]),
  /** Links to documents and forms; absent where the source has none. */
  links: z.array(contentLinkSchema).optional(),
  /** Absent where the source shows nothing of it. */
  look: siteLookSchema.optional(),
});
export type Content = z.infer<typeof contentSchema>;

/** A source of knowledge: a page, a linked document or an upload, as read at one moment. */
export const sourceSchema = z.object({
  /** Deterministic within a conversion, so that reading again overwrites. */
  id: z.string(),
  kind: z.enum(['page', 'document', 'calendar']),
  /** Address of the source; uploads have none. */
  url: z.string().optional(),
  title: z.string(),
  /** ISO 8601 instant of reading. */
  readAt: z.string(),
  content: contentSchema,
});
export type Source = z.infer<typeof sourceSchema>;

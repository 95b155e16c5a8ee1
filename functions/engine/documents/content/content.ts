import * as z from 'zod';
import { blockSchema } from '#shared/domain/documents/content-block.ts';

/** A link to a download or a form. `text` is as visitors see it. */
const contentLinkSchema = z.object({ kind: z.enum(['document', 'form']), text: z.string(), url: z.string() });
export type ContentLink = z.infer<typeof contentLinkSchema>;

/** A page's branding: a colour as `#rrggbb` and the absolute URL of a logo. */
export const siteLookSchema = z.object({ color: z.string().optional(), logoUrl: z.string().optional() });
export type SiteLook = z.infer<typeof siteLookSchema>;

/** The content of a page or document, whatever its format. */
export const contentSchema = z.object({
  title: z.string(),
  description: z.string().optional(),
  /** BCP 47 language, declared or detected; absent if unknown. */
  language: z.string().optional(),
  blocks: z.array(blockSchema),
  /** Typed statements of the source about itself (JSON-LD, microdata, calendar entries). */
  structuredData: z.array(z.record(z.string(), z.unknown())).default([]),
  /** Links to documents and forms; absent if there are none. */
  links: z.array(contentLinkSchema).optional(),
  /** Numbers of the pages whose text was recognised in their pictures; absent if all of it was text. */
  scannedPages: z.array(z.number().int()).optional(),
  /** Absent if the source shows no branding. */
  look: siteLookSchema.optional(),
});
export type Content = z.infer<typeof contentSchema>;
export type Block = Content['blocks'][number];

/** A source of knowledge: a page, a linked document or an upload, as read at one moment. */
export const sourceSchema = z.object({
  /** Deterministic within a conversion, so that a reread overwrites it. */
  id: z.string(),
  kind: z.enum(['page', 'document', 'calendar']),
  /** URL of the source; uploads have none. */
  url: z.string().optional(),
  title: z.string(),
  /** ISO 8601 instant of reading. */
  readAt: z.string(),
  content: contentSchema,
});
export type Source = z.infer<typeof sourceSchema>;

import * as z from 'zod';
import { crawlStateSchema, trackedOutcomeSchema } from '#functions/engine/crawl/crawl-state.ts';
import { siteLookSchema } from '#functions/engine/documents/content/content.ts';
import { siteProfileSchema } from '#shared/contract/conversions.ts';
import { readinessCountsSchema } from '#shared/domain/conversion/readiness.ts';

/** A document that waits to be read: handed in with the signup, or found on the website. */
const pendingDocumentSchema = z.object({
  sourceId: z.string(),
  kind: z.enum(['document', 'calendar']),
  filename: z.string(),
  contentType: z.string(),
  url: z.string().optional(),
  readAt: z.string(),
  /** Its worker died before, so it was moved behind the other documents. */
  isReadAgain: z.boolean().optional(),
});
export type PendingDocument = z.infer<typeof pendingDocumentSchema>;

/** What has become of a source, and under which id its content is kept. */
const trackedSourceSchema = z.object({ sourceId: z.string(), outcome: trackedOutcomeSchema });

/**
 * What a step leaves for the next one. It is stored under the number of the step that will read it, so that a step
 * killed and repeated starts from the very same state.
 */
export const workStateSchema = z.object({
  crawl: crawlStateSchema.nullable(),
  pendingDocuments: z.array(pendingDocumentSchema),
  documents: z.array(trackedSourceSchema),
  /** Ids of stored pages in the order of reading. */
  pageSourceIds: z.array(z.string()),
  /** Built but not yet published. */
  knowledgeVersion: z.string().optional(),
  /** Of the website, as its pages show it. */
  look: siteLookSchema.optional(),
  site: siteProfileSchema.optional(),
  readiness: readinessCountsSchema.optional(),
});
export type WorkState = z.infer<typeof workStateSchema>;

export const emptyWorkState: WorkState = {
  crawl: null,
  pendingDocuments: [],
  documents: [],
  pageSourceIds: [],
};

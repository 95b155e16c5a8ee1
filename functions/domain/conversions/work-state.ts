import * as z from 'zod';
import { crawlStateSchema, trackedOutcomeSchema } from '#functions/engine/crawl/crawl-state.ts';
import { siteLookSchema } from '#functions/engine/documents/content/content.ts';
import { siteProfileSchema } from '#shared/contract/conversions.ts';
import { readinessCountsSchema } from '#shared/domain/conversion/readiness.ts';

/** A pending document: uploaded at signup, or found on the website. */
const pendingDocumentSchema = z.object({
  sourceId: z.string(),
  kind: z.enum(['document', 'calendar']),
  filename: z.string(),
  contentType: z.string(),
  url: z.string().optional(),
  readAt: z.string(),
  /** Its worker died, so it was moved behind the other documents. */
  isReadAgain: z.boolean().optional(),
  /** Its pages that are pictures, and how many of them are read. */
  scan: z
    .object({ pages: z.array(z.number().int()), pageCount: z.number().int(), read: z.number().int() })
    .optional(),
});
export type PendingDocument = z.infer<typeof pendingDocumentSchema>;

/** A source's outcome, and the id its content is stored under. */
const trackedSourceSchema = z.object({ sourceId: z.string(), outcome: trackedOutcomeSchema });

/**
 * State passed to the next step. Stored under the number of the step that reads it, so that a killed step
 * restarts from the same state.
 */
export const workStateSchema = z.object({
  crawl: crawlStateSchema.nullable(),
  pendingDocuments: z.array(pendingDocumentSchema),
  documents: z.array(trackedSourceSchema),
  /** Spent on reading documents. */
  documentMs: z.number().optional(),
  /** Spent on reading the scans that the website links. */
  scanMs: z.number().optional(),
  /** Ids of stored pages in reading order. */
  pageSourceIds: z.array(z.string()),
  /** Built but not yet published. */
  knowledgeVersion: z.string().optional(),
  /** The website's look, taken from its pages. */
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

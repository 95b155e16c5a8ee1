import * as z from 'zod';
import { contentSchema } from '#functions/engine/documents/content/content.ts';
import { sourceOutcomeSchema } from '#shared/contract/conversions.ts';
import { robotsSchema } from './robots/robots.ts';

const sourceKindSchema = z.enum(['page', 'document', 'calendar']);
export type SourceKind = z.infer<typeof sourceKindSchema>;

/** An address that is known and not yet asked for. */
const candidateSchema = z.object({
  url: z.string(),
  kind: sourceKindSchema,
  /** Usefulness to a visitor; higher is read first. */
  score: z.number(),
  /** Clicks from the home page. */
  depth: z.number().int(),
  /** Order of discovery: settles ties, so that a repeated batch does the same. */
  order: z.number().int(),
  title: z.string(),
  /** Meta refreshes that led here. */
  hops: z.number().int().default(0),
  /** The page that named this address as its canonical one: read instead when this one fails. */
  standsFor: z.string().optional(),
  ignoreCanonical: z.boolean().default(false),
});
export type Candidate = z.infer<typeof candidateSchema>;

/**
 * An outcome in words for the owner: `reason` says why a source is not in the knowledge. `cause` is set when the fault is
 * ours: our reader stopped while reading the source, or one of our limits was reached.
 */
export const trackedOutcomeSchema = sourceOutcomeSchema.extend({
  cause: z.enum(['reader', 'limit']).optional(),
});
export type TrackedOutcome = z.infer<typeof trackedOutcomeSchema>;

const crawlOutcomeSchema = trackedOutcomeSchema.extend({ url: z.string() });
export type CrawlOutcome = z.infer<typeof crawlOutcomeSchema>;

export const crawledPageSchema = z.object({
  kind: z.literal('page'),
  url: z.string(),
  title: z.string(),
  content: contentSchema,
  /** ISO 8601 instant of reading. */
  readAt: z.string(),
  /** SHA-256 of the text, hex. */
  contentHash: z.string(),
  etag: z.string().optional(),
  lastModified: z.string().optional(),
});
export type CrawledPage = z.infer<typeof crawledPageSchema>;

/** Counts per folder of the site, so that one generated folder does not crowd out the rest. */
const folderCountsSchema = z.object({ read: z.number().int(), failed: z.number().int() });

/**
 * Everything a crawl knows between two batches, as plain JSON. Batches are pure in it: the same state and the same
 * answers give the same result.
 */
export const crawlStateSchema = z.object({
  /** Origin of the home page after its redirects; every page is fetched from it. */
  siteOrigin: z.string(),
  homeUrl: z.string(),
  language: z.string().optional(),
  pageLimit: z.number().int(),
  documentLimit: z.number().int(),
  planName: z.string(),
  robots: z.record(z.string(), robotsSchema),
  crawlDelayMs: z.number(),
  frontier: z.array(candidateSchema),
  /** Addresses that were asked for, or that others stand for. */
  handled: z.array(z.string()),
  outcomes: z.array(crawlOutcomeSchema),
  /** Content hash to the address it was first read at. */
  contentHashes: z.record(z.string(), z.string()),
  /** Digests of the lines at the ends of the pages read: what pages without a text of their own consist of. */
  knownLines: z.array(z.string()).default([]),
  /** Path to the number of its query variants that brought nothing new. */
  repeatedVariants: z.record(z.string(), z.number().int()),
  /** Path to the digit-free hash of its first variant. */
  variantShapes: z.record(z.string(), z.string()),
  folders: z.record(z.string(), folderCountsSchema),
  spent: z.object({
    fetches: z.number().int(),
    bytes: z.number().int(),
    elapsedMs: z.number(),
    pages: z.number().int(),
    documents: z.number().int(),
  }),
  /** Canonical addresses that turned out to hold no page. */
  brokenCanonicals: z.number().int(),
  /** Fetches since the last one that brought something new. */
  fruitlessFetches: z.number().int(),
  discovered: z.number().int(),
  /** Epoch milliseconds of the last request. */
  lastRequestAt: z.number(),
  /** The home page, read while planning and handed over with the first batch. */
  undelivered: z.array(crawledPageSchema),
  /** Batches whose worker died. Failures of the website are outcomes instead. */
  cutOffs: z.number().int().default(0),
  /** How many addresses of a cut-off batch are still to be read one at a time. */
  oneByOne: z.number().int().default(0),
  /** The rest of a wave whose first addresses are already read; it comes next. */
  chosen: z.array(candidateSchema).default([]),
  /** Addresses that stopped our reader. Each is read again, alone, when nothing else waits. */
  setAside: z.array(candidateSchema).default([]),
  notes: z.array(z.string()),
  done: z.boolean(),
});
export type CrawlState = z.infer<typeof crawlStateSchema>;

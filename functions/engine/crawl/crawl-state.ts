import * as z from 'zod';
import { contentSchema } from '#functions/engine/documents/content/content.ts';
import { sourceOutcomeSchema } from '#shared/contract/conversions.ts';
import { pageMarkSchema, pageMarksSchema } from './page-marks.ts';
import { robotsSchema } from './robots/robots.ts';
import { askedQuestionsSchema } from './score/asked-questions.ts';

const sourceKindSchema = z.enum(['page', 'document', 'calendar']);
export type SourceKind = z.infer<typeof sourceKindSchema>;

/** A known URL that hasn't been requested yet. */
const candidateSchema = z.object({
  url: z.string(),
  kind: sourceKindSchema,
  /** Usefulness to a visitor; higher is read first. */
  score: z.number(),
  /** Clicks from the home page. */
  depth: z.number().int(),
  /** Order of discovery: breaks ties, so that a repeated batch makes the same choices. */
  order: z.number().int(),
  title: z.string(),
  /** Pages that link to it, of those read so far. */
  linkedBy: z.number().int().default(0),
  /** The first of them. */
  foundOn: z.string().default(''),
  /** Meta refreshes that led here. */
  hops: z.number().int().default(0),
  /** The page that named this URL as canonical; read instead if this one fails. */
  standsFor: z.string().optional(),
  ignoreCanonical: z.boolean().default(false),
  /** A menu of the website leads to it. */
  isInMenu: z.boolean().optional(),
});
export type Candidate = z.infer<typeof candidateSchema>;

/**
 * An outcome for the owner: `reason` says why a source isn't in the knowledge. `cause` is set if the fault is ours: our
 * parser stopped, or one of our limits was reached.
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
  mark: pageMarkSchema.optional(),
});
export type CrawledPage = z.infer<typeof crawledPageSchema>;

const coverageSchema = z.record(z.string(), z.number().int());

/** Counts per folder of the site, so that one generated folder doesn't crowd out the rest. */
const folderCountsSchema = z.object({ read: z.number().int(), failed: z.number().int() });

/**
 * The state between two batches, as plain JSON. Batches are pure in it: the same state and responses give the same
 * result.
 */
export const crawlStateSchema = z.object({
  /** Origin of the home page after redirects; every page is fetched from it. */
  siteOrigin: z.string(),
  homeUrl: z.string(),
  language: z.string().optional(),
  pageLimit: z.number().int(),
  documentLimit: z.number().int(),
  planName: z.string(),
  /** What visitors of such websites ask, the most asked first. */
  asked: askedQuestionsSchema.default({ language: 'en', questions: [] }),
  robots: z.record(z.string(), robotsSchema),
  crawlDelayMs: z.number(),
  /** Cookies that the website gave to this crawl. */
  cookies: z.string().default(''),
  /** The sheets and scripts that its pages link, as far as they were read (`linked/pack-shelf.ts`). */
  linked: z.string().default(''),
  frontier: z.array(candidateSchema),
  /** URLs that were requested, or that others stand for. */
  handled: z.array(z.string()),
  outcomes: z.array(crawlOutcomeSchema),
  /** Content hash to the URL where it was first read. */
  contentHashes: z.record(z.string(), z.string()),
  /** Digests of the lines at the ends of read pages, to recognise pages without text of their own. */
  knownLines: z.array(z.string()).default([]),
  /** Path to the number of its query variants without new content. */
  repeatedVariants: z.record(z.string(), z.number().int()),
  /** Path to the digit-free hash of its first variant. */
  variantShapes: z.record(z.string(), z.string()),
  folders: z.record(z.string(), folderCountsSchema),
  /** How many pages, and linked documents, about each topic were read. */
  covered: z.object({ pages: coverageSchema, files: coverageSchema }).default({ pages: {}, files: {} }),
  spent: z.object({
    fetches: z.number().int(),
    bytes: z.number().int(),
    elapsedMs: z.number(),
    pages: z.number().int(),
    documents: z.number().int(),
    /** Pages that a browser showed, and the time that they took together. */
    renders: z.number().int().default(0),
    renderMs: z.number().default(0),
  }),
  /** Pages with text that a browser showed for the places that scripts fill, and those to which it added. */
  fills: z.object({ shown: z.number().int(), useful: z.number().int() }).default({ shown: 0, useful: 0 }),
  /** Canonical URLs without a page. */
  brokenCanonicals: z.number().int(),
  /** Fetches since the last new content. */
  fruitlessFetches: z.number().int(),
  discovered: z.number().int(),
  /** Epoch milliseconds of the last request. */
  lastRequestAt: z.number(),
  /** The home page, read while planning and delivered with the first batch. */
  undelivered: z.array(crawledPageSchema),
  /** Batches whose worker died. Website failures are outcomes instead. */
  cutOffs: z.number().int().default(0),
  /** URLs of a cut-off batch that are still to be read one at a time. */
  oneByOne: z.number().int().default(0),
  /** The rest of a partly read wave, which comes next. */
  chosen: z.array(candidateSchema).default([]),
  /** URLs that stopped our parser. Each is retried alone after everything else. */
  setAside: z.array(candidateSchema).default([]),
  /** Pages that were found, not read, and too many to be listed. */
  unlistedPages: z.number().int().default(0),
  notes: z.array(z.string()),
  /** What an earlier reading found, where only what has changed is read. */
  known: pageMarksSchema.default({}),
  /** It left something out, so that all are weighed again with what else there is. */
  choosesAgain: z.boolean().default(false),
  /** What this one found. */
  marks: pageMarksSchema.default({}),
  /** Known addresses that the website no longer has. */
  gone: z.array(z.string()).default([]),
  /** Known addresses that now lead to another one. */
  forwarded: z.record(z.string(), z.string()).default({}),
  /** The server said of the last known address that it has not changed. */
  sparesBytes: z.boolean().default(false),
  done: z.boolean(),
});
export type CrawlState = z.infer<typeof crawlStateSchema>;

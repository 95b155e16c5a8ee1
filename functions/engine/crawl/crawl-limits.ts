/** Limits of one crawl; the page and document limits come from the plan. */
export type CrawlLimits = {
  /** Requested URLs, whatever their outcome. */
  fetches: number;
  /** Those reserved for linked documents, which come after the pages. */
  fileFetches: number;
  totalBytes: number;
  elapsedMs: number;
  /** One page after decoding. */
  pageBytes: number;
  frontier: number;
  /** Listed outcomes of URLs that were never requested; a note sums up the rest. */
  listedSkips: number;
  concurrency: number;
  delayMs: number;
  /** A longer `Crawl-delay` means that the site doesn't want to be crawled; only its first page is read. */
  longestCrawlDelayMs: number;
  /** No page starts later than this before a batch's deadline. */
  headroomMs: number;
  /** Everything before the first batch: robots.txt, home page, sitemaps. */
  planMs: number;
  sitemapMs: number;
  /** Pages that may be opened in a browser, and their time together. */
  renders: number;
  renderMs: number;
  /** Pages with text among them, and how many that show nothing more end it. */
  fills: number;
  vainFills: number;
  /** Batches that may be cut off; each costs up to two minutes in the cloud, until its lease expires. */
  cutOffs: number;
};

export const crawlLimits: CrawlLimits = {
  fetches: 100,
  fileFetches: 15,
  totalBytes: 20 * 1024 * 1024,
  elapsedMs: 180_000,
  pageBytes: 2 * 1024 * 1024,
  frontier: 2_000,
  listedSkips: 300,
  concurrency: 4,
  delayMs: 50,
  longestCrawlDelayMs: 10_000,
  headroomMs: 15_000,
  planMs: 45_000,
  sitemapMs: 15_000,
  renders: 40,
  renderMs: 240_000,
  fills: 6,
  vainFills: 2,
  cutOffs: 12,
};

/** Page limit that `crawlLimits` are made for: a trial's. */
const pagesOfLimits = 25;
/** Added per further page and per document, with room for URLs that lead to nothing. */
const perPage = { fetches: 2, totalBytes: 512 * 1024, elapsedMs: 1500, frontier: 3 };
const perDocument = { fetches: 1.5, totalBytes: 1024 * 1024, elapsedMs: 1500, frontier: 3 };

type SourceLimits = { pageLimit: number; documentLimit: number };

/** The limits of a crawl with given limits of pages and linked documents. */
export function crawlLimitsOf({ pageLimit, documentLimit }: SourceLimits): CrawlLimits {
  const pages = Math.max(0, pageLimit - pagesOfLimits);
  const add = (name: keyof typeof perPage) =>
    crawlLimits[name] + pages * perPage[name] + Math.ceil(documentLimit * perDocument[name]);
  return {
    ...crawlLimits,
    fetches: add('fetches') - crawlLimits.fileFetches,
    fileFetches: Math.ceil(documentLimit * perDocument.fetches),
    totalBytes: add('totalBytes'),
    elapsedMs: add('elapsedMs'),
    frontier: add('frontier'),
  };
}

/** Why a source is skipped after `totalBytes`. */
export const siteSizeReached = 'The size limit for the whole website is reached.';

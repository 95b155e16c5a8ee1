/** Limits of one crawl; the page and document limits come from the plan. */
export type CrawlLimits = {
  /** Addresses asked for, whatever came of them. */
  fetches: number;
  totalBytes: number;
  elapsedMs: number;
  /** One page after decoding. */
  pageBytes: number;
  frontier: number;
  /** Outcomes of pages that were never asked for; the rest is summed up in a note. */
  listedSkips: number;
  concurrency: number;
  delayMs: number;
  /** A longer `Crawl-delay` means that the site does not want to be crawled: the first page only. */
  longestCrawlDelayMs: number;
  /** Time that a fetch may take near the end of a batch: no page is started later than this before the deadline. */
  headroomMs: number;
  /** Everything before the first batch: robots.txt, home page, sitemaps. */
  planMs: number;
  sitemapMs: number;
  /** Batches that may be cut off: each costs up to three minutes in the cloud, until its lease expires. */
  cutOffs: number;
};

export const crawlLimits: CrawlLimits = {
  fetches: 100,
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
  cutOffs: 12,
};

/** Pages for which `crawlLimits` are made: those of a trial. */
const pagesOfLimits = 25;
/** What each page beyond them adds, with room for addresses that lead to nothing. */
const perPage = { fetches: 2, totalBytes: 512 * 1024, elapsedMs: 1500, frontier: 3 };

/** The limits of a crawl that may keep so many pages. */
export function crawlLimitsOf(pageLimit: number): CrawlLimits {
  const more = Math.max(0, pageLimit - pagesOfLimits);
  return {
    ...crawlLimits,
    fetches: crawlLimits.fetches + more * perPage.fetches,
    totalBytes: crawlLimits.totalBytes + more * perPage.totalBytes,
    elapsedMs: crawlLimits.elapsedMs + more * perPage.elapsedMs,
    frontier: crawlLimits.frontier + more * perPage.frontier,
  };
}

/** Why a source is left out after `totalBytes` were read. */
export const siteSizeReached = 'The size limit for the whole website is reached.';

/**
 * What a crawl reads of the sheets and scripts that its pages link, beside its budget for pages. The median page links 78 KB
 * of style sheets and 613 KB of scripts in 24 files, compressed (Web Almanac 2024, page weight), most of them on every
 * page; unpacked they are about four times as long.
 */
export const linkedLimits = {
  sheets: { files: 60, fileBytes: 1024 * 1024, totalBytes: 4 * 1024 * 1024 },
  scripts: { files: 60, fileBytes: 2 * 1024 * 1024, totalBytes: 8 * 1024 * 1024 },
  /** Hosts beside the website's own, each with a robots.txt. */
  otherHosts: 6,
  concurrency: 4,
  redirects: 3,
  fileMs: 5_000,
  /** All files of one page. */
  pageMs: 8_000,
  /** A website that asks for longer pauses than this between requests is read without these files. */
  longestCrawlDelayMs: 500,
} as const;

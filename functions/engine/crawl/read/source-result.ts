import type { Document } from 'domhandler';
import type { Content } from '#functions/engine/documents/content/content.ts';
import type { CrawlLimits } from '../crawl-limits.ts';
import type { CrawledPage, CrawlOutcome, CrawlState, SourceKind } from '../crawl-state.ts';
import type { Fetcher } from '../fetch/fetcher.ts';
import type { LoadFiles } from '../linked/file-shelf.ts';
import type { PageMark } from '../page-marks.ts';
import type { PageRenderer, RenderSpent } from '../render/page-renderer.ts';
import type { PageLinks } from '../score/page-links.ts';

/** A linked file, as received. */
export type CrawledFile = {
  kind: 'document' | 'calendar';
  url: string;
  filename: string;
  contentType: string;
  bytes: Buffer;
  /** ISO 8601 instant of reading. */
  readAt: string;
  mark?: PageMark;
};
export type CrawledItem = CrawledPage | CrawledFile;

/** The result for one URL. */
export type SourceResult = {
  url: string;
  fetches: number;
  bytes: number;
  /** Outcome code: `read`, a fetch failure, or why the page is not knowledge. */
  code: string;
  outcome: Omit<CrawlOutcome, 'url'>;
  links?: PageLinks;
  item?: CrawledItem;
  /** Hash of the text without digits: equal for all pages of an endless calendar. */
  shapeHash?: string;
  /** What a browser took to show the page. */
  rendered?: RenderSpent;
  /** Of a page with text, shown for the places that its script fills: whether that added to it. */
  filled?: { isMore: boolean };
  /** It is what was read before: `isSpared` if the server said so without sending it. */
  unchanged?: { mark: PageMark; isSpared: boolean };
  /** The website has no such page. */
  isGone?: boolean;
};

export type ReadDeps = {
  fetch: Fetcher;
  now(): number;
  /** Extracts a page's content; never throws. */
  extract: (document: Document, options: { url: string }) => Content;
  /** Shows pages that are empty until their scripts have run; undefined where there is no browser. */
  render?: PageRenderer | undefined;
};
export type ReadRequest = {
  url: string;
  kind: SourceKind;
  title: string;
  /** What an earlier reading found there. */
  known?: PageMark | undefined;
  /** What the owner or a menu of the website names is read even if search engines may not list it. */
  namedBy?: 'owner' | 'menu';
  /** Why linked files are rejected, if they are. */
  refuseFiles?: string;
  bytesLeft: number;
  limits: CrawlLimits;
  approveRedirect: (target: URL) => Promise<void>;
  loadFiles: LoadFiles;
  /** The rules that the gate has read, by origin. */
  robots: CrawlState['robots'];
  /** Whether the crawl may still open a browser. */
  mayRender: boolean;
  /** Whether it may open one for a page that has text, and places that wait for a script; counts it. */
  takeFill(): boolean;
  signal: AbortSignal;
};

import type { Document } from 'domhandler';
import type { Content } from '#functions/engine/documents/content/content.ts';
import { decodeText } from '#functions/engine/documents/decode/decode-text.ts';
import { openPage } from '#functions/engine/documents/html/open-page.ts';
import { parseClosed } from '#functions/engine/documents/html/parse-html.ts';
import { documentSizeLimitBytes } from '#shared/domain/limits.ts';
import { type CrawlLimits, siteSizeReached } from '../crawl-limits.ts';
import type { CrawledPage, CrawlOutcome, SourceKind } from '../crawl-state.ts';
import {
  describeTooLarge,
  describeUnwantedType,
  type FetchFailureCode,
  type FetchFault,
  FetchFaultError,
} from '../fetch/fetch-failure.ts';
import type { Fetcher, FetchFailure, FetchSuccess } from '../fetch/fetcher.ts';
import type { BodyLimit } from '../fetch/read-body.ts';
import type { ResponseHead } from '../fetch/request-once.ts';
import type { LoadFiles } from '../linked/file-shelf.ts';
import { robotsAgent } from '../robots/load-robots.ts';
import { type PageLinks, readPageLinks } from '../score/page-links.ts';
import { judgePage } from './judge-page.ts';
import { hashText, normalizeText } from './page-text.ts';
import { classifyResponse, filenameOf } from './response-kind.ts';

/** A linked file, as received. */
export type CrawledFile = {
  kind: 'document' | 'calendar';
  url: string;
  filename: string;
  contentType: string;
  bytes: Buffer;
  /** ISO 8601 instant of reading. */
  readAt: string;
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
};

export type ReadDeps = {
  fetch: Fetcher;
  now(): number;
  /** Extracts a page's content; never throws. */
  extract: (document: Document, options: { url: string }) => Content;
};
export type ReadRequest = {
  url: string;
  kind: SourceKind;
  title: string;
  /** The address that the owner gave is read even if search engines may not list it. */
  isStartPage?: boolean;
  /** Why linked files are rejected, if they are. */
  refuseFiles?: string;
  bytesLeft: number;
  limits: CrawlLimits;
  approveRedirect: (target: URL) => Promise<void>;
  loadFiles: LoadFiles;
  signal: AbortSignal;
};

/** Codes of responses that are skipped by rule, not by failure. */
const skippedCodes = new Set<FetchFailureCode>([
  'unwanted-type',
  'too-large',
  'site-too-large',
  'redirect-refused',
  'refused-address',
  'own-host',
]);

/** Fetches one URL and reads its content. Never throws because of the website. */
export async function readSource(deps: ReadDeps, request: ReadRequest): Promise<SourceResult> {
  const { url, approveRedirect, signal } = request;
  const acceptBody = (head: ResponseHead) => limitBody(head, request);
  const result = await deps.fetch(url, { acceptBody, approveRedirect, signal });
  if (!result.ok) return failSource(result, request);
  const kind = sniffKind(result);
  if (kind !== 'page') return readFile(deps, result, kind, request.title);
  try {
    return await readPage(deps, result, request);
  } catch {
    const outcome = { kind, title: url, status: 'failed', reason: 'The page could not be read.' } as const;
    return { url, fetches: result.requestCount, bytes: result.bytes.length, code: 'unreadable', outcome };
  }
}

function limitBody({ url, headers }: ResponseHead, request: ReadRequest): BodyLimit {
  const kind = classifyResponse(url, headers);
  if (!kind) throw new FetchFaultError(describeUnwantedType(headers['content-type']));
  if (kind !== 'page') checkFile(headers, request);
  const ownLimit = kind === 'page' ? request.limits.pageBytes : documentSizeLimitBytes;
  const declaredBytes = Number(headers['content-length'] ?? 0);
  const isTooLargeItself = ownLimit <= request.bytesLeft || declaredBytes > ownLimit;
  return {
    maxBytes: Math.min(ownLimit, request.bytesLeft),
    overflow: 'refuse',
    refusal: isTooLargeItself ? describeTooLarge(ownLimit) : spentBudget,
  };
}

const spentBudget: FetchFault = { code: 'site-too-large', reason: siteSizeReached, transient: false };

function checkFile(headers: Record<string, string>, { refuseFiles }: ReadRequest): void {
  if (refuseFiles) throw new FetchFaultError(refuse(refuseFiles));
  if (/\b(noindex|none)\b/i.test(headers['x-robots-tag'] ?? '')) {
    throw new FetchFaultError(refuse('The document asks not to be indexed (noindex).'));
  }
}

function refuse(reason: string) {
  return { code: 'unwanted-type', reason, transient: false } as const;
}

function failSource(
  { url, code, reason, requestCount }: FetchFailure,
  { kind, title }: ReadRequest,
): SourceResult {
  const status = skippedCodes.has(code) ? 'skipped' : 'failed';
  const limited = code === 'site-too-large' && ({ cause: 'limit' } as const);
  return {
    url,
    fetches: requestCount,
    bytes: 0,
    code,
    outcome: { kind, title: title || url, status, reason, ...limited },
  };
}

/** Detects the type by content if the server states none. */
function sniffKind({ url, headers, bytes }: FetchSuccess): SourceKind {
  if (!headers['content-type'] && bytes.subarray(0, 5).toString('latin1') === '%PDF-') return 'document';
  return classifyResponse(new URL(url), headers) ?? 'page';
}

function readFile(
  { now }: ReadDeps,
  { url, headers, bytes, requestCount }: FetchSuccess,
  kind: 'document' | 'calendar',
  linkText: string,
): SourceResult {
  const filename = filenameOf(new URL(url), headers);
  return {
    url,
    fetches: requestCount,
    bytes: bytes.length,
    code: 'read',
    outcome: { kind, title: linkText || filename, status: 'read' },
    item: {
      kind,
      url,
      filename,
      contentType: headers['content-type'] ?? '',
      bytes,
      readAt: new Date(now()).toISOString(),
    },
  };
}

async function readPage(
  { now, extract }: ReadDeps,
  result: FetchSuccess,
  { isStartPage, loadFiles }: ReadRequest,
): Promise<SourceResult> {
  const { url, headers, bytes, requestCount: fetches } = result;
  const document = parseClosed(decodeText(bytes, headers['content-type']).text);
  openPage(document, await loadFiles(document, url));
  const page = readPageLinks(document, { url, headers, agent: robotsAgent });
  const links = isStartPage ? { ...page, noindex: false } : page;
  const content = extract(document, { url });
  const verdict = judgePage(document, content, links);
  const { reason, wordCount } = verdict;
  const title = content.title || url;
  const common = { url, fetches, bytes: bytes.length, links, code: verdict.code };
  const outcome = { kind: 'page', title, wordCount, ...(reason && { reason }) } as const;
  if (verdict.kind !== 'read') {
    return { ...common, outcome: { ...outcome, status: verdict.kind } };
  }
  const text = normalizeText(verdict.text);
  return {
    ...common,
    outcome: { ...outcome, status: 'read' },
    shapeHash: hashText(text.replace(/\p{N}+/gu, '')),
    item: {
      kind: 'page',
      url,
      title,
      content: verdict.content,
      readAt: new Date(now()).toISOString(),
      contentHash: hashText(text),
      ...(headers.etag && { etag: headers.etag }),
      ...(headers['last-modified'] && { lastModified: headers['last-modified'] }),
    },
  };
}

import { documentSizeLimitBytes } from '#shared/domain/limits.ts';
import { siteSizeReached } from '../crawl-limits.ts';
import type { SourceKind } from '../crawl-state.ts';
import {
  describeFault,
  describeTooLarge,
  describeUnwantedType,
  type FetchFailureCode,
  type FetchFault,
  FetchFaultError,
} from '../fetch/fetch-failure.ts';
import type { FetchFailure, FetchSuccess } from '../fetch/fetcher.ts';
import type { BodyLimit } from '../fetch/read-body.ts';
import type { ResponseHead } from '../fetch/request-once.ts';
import { askIfChanged, hashBytes, markOf } from '../page-marks.ts';
import { readPage } from './read-page.ts';
import { classifyResponse, filenameOf } from './response-kind.ts';
import type { ReadDeps, ReadRequest, SourceResult } from './source-result.ts';

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
  const { url, approveRedirect, signal, known } = request;
  const acceptBody = (head: ResponseHead) => limitBody(head, request);
  const condition = known && askIfChanged(known, deps.now());
  const result = await deps.fetch(url, { acceptBody, approveRedirect, signal, ...condition });
  if (!result.ok) return failSource(result, request);
  const unchanged = findUnchanged(deps, result, request);
  if (unchanged) return unchanged;
  const kind = sniffKind(result);
  if (kind !== 'page') return readFile(deps, result, kind, request.title);
  try {
    return await readPage(deps, result, request);
  } catch {
    const outcome = { kind, title: url, status: 'failed', reason: 'The page could not be read.' } as const;
    return { url, fetches: result.requestCount, bytes: result.bytes.length, code: 'unreadable', outcome };
  }
}

/** The result of an address at which nothing has changed, by the server's word or its bytes. */
function findUnchanged(
  { now }: ReadDeps,
  { url, status, bytes, requestCount: fetches }: FetchSuccess,
  { url: asked, kind, title, known }: ReadRequest,
): SourceResult | undefined {
  const isSpared = status === 304;
  if (known && url === asked && (isSpared || hashBytes(bytes) === known.bytesHash)) {
    const mark = isSpared ? known : { ...known, receivedAt: new Date(now()).toISOString() };
    const { kind: read, title: named, wordCount } = known;
    const outcome = { kind: read, title: named, status: 'read', ...(wordCount && { wordCount }) } as const;
    return { url, fetches, bytes: bytes.length, code: 'read', outcome, unchanged: { mark, isSpared } };
  }
  if (!isSpared) return undefined;
  const { code, reason } = describeFault('bad-response');
  const outcome = { kind, title: title || url, status: 'failed', reason } as const;
  return { url, fetches, bytes: 0, code, outcome };
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

function checkFile(headers: Record<string, string>, { refuseFiles, namedBy }: ReadRequest): void {
  if (refuseFiles) throw new FetchFaultError(refuse(refuseFiles));
  if (!namedBy && /\b(noindex|none)\b/i.test(headers['x-robots-tag'] ?? '')) {
    throw new FetchFaultError(
      refuse('The document asks search engines to stay away (noindex). Add it if visitors may know it.'),
    );
  }
}

const refuse = (reason: string) => ({ code: 'unwanted-type', reason, transient: false }) as const;

function failSource(
  { url, code, reason, status: answered, requestCount }: FetchFailure,
  { kind, title }: ReadRequest,
): SourceResult {
  const status = skippedCodes.has(code) ? 'skipped' : 'failed';
  const limited = code === 'site-too-large' && ({ cause: 'limit' } as const);
  return {
    url,
    fetches: requestCount,
    bytes: 0,
    code,
    ...((answered === 404 || answered === 410) && { isGone: true }),
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
  const readAt = new Date(now()).toISOString();
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
      readAt,
      mark: { kind, title: linkText || filename, ...markOf(headers, bytes), readAt, receivedAt: readAt },
    },
  };
}

import { FetchFaultError } from '../fetch/fetch-failure.ts';
import type { Fetcher, FetchFailure } from '../fetch/fetcher.ts';
import { siteKeyOf } from '../fetch/page-address.ts';
import { parsePublicUrl } from '../fetch/url-guard.ts';
import { linkedLimits } from './linked-limits.ts';

export type FileKind = 'sheets' | 'scripts';
/** What the linked files have cost this crawl. */
export type SpentOnFiles = Record<FileKind, { files: number; bytes: number }> & { hosts: string[] };
/**
 * The text of a linked file; `value` is undefined if it cannot be read. Undefined as a whole if the time of this batch is
 * over, so that it says nothing about the file.
 */
export type FileFetcher = (
  address: string,
  kind: FileKind,
  page: PageOfFile,
) => Promise<{ value: { text: string; url: string } | undefined } | undefined>;
/** The page that links the file; `signal` ends the reading of all its files. */
export type PageOfFile = { url: string; signal: AbortSignal };

export type FileFetcherDeps = {
  fetch: Fetcher;
  /** Throws if robots.txt forbids an address. */
  gate: (url: URL) => Promise<void>;
  /** The pause that a page's website asks for between requests. */
  delayOf: (pageUrl: string) => number;
  sleep(ms: number): Promise<unknown>;
  /** Called before each request. */
  onRequest?: (() => void) | undefined;
  signal?: AbortSignal;
};

const mediaTypes: Record<FileKind, RegExp> = {
  sheets: /^\s*(?:text\/css)?\s*(?:;|$)/i,
  scripts:
    /^\s*(?:(?:text|application)\/(?:x-)?(?:javascript|ecmascript|plain)|application\/octet-stream)?\s*(?:;|$)/i,
};
const unread = { value: undefined };

/** Fetches linked files by the same guard and robots rules as pages, within a budget of their own. Never throws. */
export function createFileFetcher(deps: FileFetcherDeps, spent: SpentOnFiles): FileFetcher {
  const silentHosts = new Set<string>();
  return async (address, kind, page) => {
    const url = parsePublicUrl(address);
    if (!url || silentHosts.has(url.host) || !takeHost(spent, url, page.url)) return unread;
    const limits = linkedLimits[kind];
    const own = spent[kind];
    if (own.files >= limits.files || own.bytes >= limits.totalBytes) return unread;
    const delayMs = deps.delayOf(page.url);
    if (delayMs > linkedLimits.longestCrawlDelayMs) return unread;
    own.files += 1;
    await deps.sleep(delayMs);
    deps.onRequest?.();
    const batch = deps.signal ? [deps.signal] : [];
    const signal = AbortSignal.any([AbortSignal.timeout(linkedLimits.fileMs), page.signal, ...batch]);
    try {
      await within(deps.gate(url), signal);
      const result = await deps.fetch(url.href, {
        acceptBody: ({ headers }) => {
          if (mediaTypes[kind].test(headers['content-type'] ?? ''))
            return { maxBytes: limits.fileBytes, overflow: 'refuse' };
          throw new FetchFaultError({ code: 'unwanted-type', reason: '', transient: false });
        },
        approveRedirect: deps.gate,
        maxRedirects: linkedLimits.redirects,
        signal,
      });
      if (result.ok) {
        own.bytes += result.bytes.length;
        return { value: { text: new TextDecoder().decode(result.bytes), url: result.url } };
      }
      if (kind === 'scripts' && isAbsent(result)) return { value: { text: '', url: result.url } };
      if (result.transient) silentHosts.add(url.host);
    } catch {
      if (signal.aborted) silentHosts.add(url.host);
    }
    return deps.signal?.aborted ? undefined : unread;
  };
}

/** A script that is not there, or a page in its place, opens nothing. */
function isAbsent({ code, status }: FetchFailure): boolean {
  return code === 'unwanted-type' || status === 404 || status === 410;
}

function takeHost(spent: SpentOnFiles, url: URL, pageUrl: string): boolean {
  const site = new URL(pageUrl);
  if (siteKeyOf(url) === siteKeyOf(site) || spent.hosts.includes(url.host)) return true;
  if (spent.hosts.length >= linkedLimits.otherHosts) return false;
  spent.hosts.push(url.host);
  return true;
}

/** The robots.txt of another host may be slow. */
function within(work: Promise<void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new Error('The time is over.'));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

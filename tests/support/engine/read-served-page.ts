import type { FetchResult } from '#functions/engine/crawl/fetch/fetcher.ts';
import { openFileShelf } from '#functions/engine/crawl/linked/file-shelf.ts';
import type { Content } from '#functions/engine/documents/content/content.ts';
import { extractHtml } from '#functions/engine/documents/html/extract-html.ts';
import { openPage } from '#functions/engine/documents/html/open-page.ts';
import { parseClosed } from '#functions/engine/documents/html/parse-html.ts';

/** Reads a page with the files that it links, as a crawl does; `find` serves them by address. */
export async function readServedPage(
  html: string,
  url: string,
  find: (address: URL) => Buffer | undefined,
): Promise<Content> {
  const shelf = openFileShelf({
    fetch: async (address): Promise<FetchResult> => {
      const bytes = find(new URL(address));
      const common = { url: address, requestCount: 1 };
      if (bytes) return { ...common, ok: true, status: 200, headers: {}, bytes, truncated: false };
      return { ...common, ok: false, code: 'http-status', status: 404, reason: '', transient: false };
    },
    gate: async () => {},
    delayOf: () => 0,
    sleep: async () => {},
  });
  const document = parseClosed(html);
  openPage(document, await shelf.load(document, url));
  return extractHtml(document, { url });
}

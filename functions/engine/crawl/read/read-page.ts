import type { Document } from 'domhandler';
import { decodeText } from '#functions/engine/documents/decode/decode-text.ts';
import { openPage } from '#functions/engine/documents/html/open-page.ts';
import { parseClosed } from '#functions/engine/documents/html/parse-html.ts';
import type { FetchSuccess } from '../fetch/fetcher.ts';
import type { RenderSpent } from '../render/page-renderer.ts';
import { robotsAgent } from '../robots/load-robots.ts';
import { type PageLinks, readPageLinks } from '../score/page-links.ts';
import { judgePage, type PageVerdict, waitsForScripts } from './judge-page.ts';
import { hashText, normalizeText } from './page-text.ts';
import type { ReadDeps, ReadRequest, SourceResult } from './source-result.ts';

/** A page as the server sent it, or as a browser shows it. */
type Seen = { document: Document; links: PageLinks; verdict: PageVerdict; title: string };

/** Reads a page's content; one that is empty until its scripts have run is shown in a browser, where there is one. */
export async function readPage(
  deps: ReadDeps,
  result: FetchSuccess,
  request: ReadRequest,
): Promise<SourceResult> {
  const { url, headers, bytes, requestCount: fetches } = result;
  const sent = await look(deps, result, request, decodeText(bytes, headers['content-type']).text);
  const { seen, rendered } = await showIfEmpty(deps, result, request, sent);
  const { links, verdict, title } = seen;
  const { reason, wordCount, code } = verdict;
  const common = {
    ...{ url, fetches, bytes: bytes.length + (rendered?.bytes ?? 0), links, code },
    ...(rendered && { rendered }),
  };
  const outcome = { kind: 'page', title, wordCount, ...(reason && { reason }) } as const;
  if (verdict.kind !== 'read') return { ...common, outcome: { ...outcome, status: verdict.kind } };
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
      readAt: new Date(deps.now()).toISOString(),
      contentHash: hashText(text),
      ...(headers.etag && { etag: headers.etag }),
      ...(headers['last-modified'] && { lastModified: headers['last-modified'] }),
    },
  };
}

async function look(
  { extract }: ReadDeps,
  { url, headers }: FetchSuccess,
  { isStartPage, loadFiles }: ReadRequest,
  html: string,
): Promise<Seen> {
  const document = parseClosed(html);
  openPage(document, await loadFiles(document, url));
  const page = readPageLinks(document, { url, headers, agent: robotsAgent });
  const links = isStartPage ? { ...page, noindex: false } : page;
  const content = extract(document, { url });
  return { document, links, verdict: judgePage(document, content, links), title: content.title || url };
}

/** What the browser shows counts only if it is more than the empty page. */
async function showIfEmpty(
  deps: ReadDeps,
  result: FetchSuccess,
  request: ReadRequest,
  sent: Seen,
): Promise<{ seen: Seen; rendered?: RenderSpent }> {
  const isEmpty = waitsForScripts(sent.verdict) && sent.links.refresh === undefined;
  if (!isEmpty || !deps.render || !request.mayRender) return { seen: sent };
  const { url } = result;
  const robots = request.robots[new URL(url).origin];
  const shown = await deps.render({ url, ...(robots && { robots }) }, request.signal);
  const rendered = shown.spent;
  switch (shown.kind) {
    case 'failed':
      return { seen: sent, rendered };
    case 'forwards':
      return {
        seen: { ...sent, links: { ...sent.links, refresh: { href: shown.to, delaySeconds: 0 } } },
        rendered,
      };
    case 'rendered': {
      const seen = await look(deps, result, request, shown.html);
      return { seen: waitsForScripts(seen.verdict) ? sent : seen, rendered };
    }
  }
}

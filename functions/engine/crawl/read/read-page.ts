import type { Document } from 'domhandler';
import { decodeText } from '#functions/engine/documents/decode/decode-text.ts';
import { openPage } from '#functions/engine/documents/html/open-page.ts';
import { parseClosed } from '#functions/engine/documents/html/parse-html.ts';
import type { FetchSuccess } from '../fetch/fetcher.ts';
import { markOf } from '../page-marks.ts';
import type { RenderSpent } from '../render/page-renderer.ts';
import { robotsAgent } from '../robots/load-robots.ts';
import { type PageLinks, readPageLinks } from '../score/page-links.ts';
import { judgePage, type PageVerdict, waitsForScripts } from './judge-page.ts';
import { measureShape } from './page-shape.ts';
import { hashText, normalizeText } from './page-text.ts';
import { hasScriptGaps } from './script-gaps.ts';
import type { ReadDeps, ReadRequest, SourceResult } from './source-result.ts';

/** The code of a page that search engines may not list and a menu leads to. */
export const readFromMenu = 'read-from-menu';

/** A page as the server sent it, or as a browser shows it. */
type Seen = { document: Document; links: PageLinks; verdict: PageVerdict; title: string };

/** A page with more words has its main part. */
const mostWordsWithGaps = 300;
/** A browser that adds a smaller share of words shows the same page. */
const fewestAddedShare = 0.2;

/** Reads a page's content; one whose main part its scripts write is shown in a browser, where there is one. */
export async function readPage(
  deps: ReadDeps,
  result: FetchSuccess,
  request: ReadRequest,
): Promise<SourceResult> {
  const { url, headers, bytes, requestCount: fetches } = result;
  const sent = await look(deps, result, request, decodeText(bytes, headers['content-type']).text);
  const { seen, rendered, filled } = await showIfEmpty(deps, result, request, sent);
  const { links, verdict, title } = seen;
  const { reason, wordCount, code } = verdict;
  const common = {
    ...{ url, fetches, bytes: bytes.length + (rendered?.bytes ?? 0), links, code },
    ...(rendered && { rendered }),
    ...(filled && { filled }),
  };
  const outcome = { kind: 'page', title, wordCount, ...(reason && { reason }) } as const;
  if (verdict.kind !== 'read') return { ...common, outcome: { ...outcome, status: verdict.kind } };
  const text = normalizeText(verdict.text);
  const contentHash = hashText(text);
  const readAt = new Date(deps.now()).toISOString();
  const mark = { kind: 'page', title, wordCount, ...markOf(headers, bytes), contentHash } as const;
  return {
    ...common,
    outcome: { ...outcome, status: 'read' },
    shapeHash: hashText(text.replace(/\p{N}+/gu, '')),
    item: {
      kind: 'page',
      url,
      title,
      content: verdict.content,
      ...{ readAt, contentHash },
      // The same bytes may show something else where scripts fill the page.
      ...(!rendered && { mark: { ...mark, readAt, receivedAt: readAt } }),
    },
  };
}

async function look(
  { extract }: ReadDeps,
  { url, headers }: FetchSuccess,
  { namedBy, loadFiles }: ReadRequest,
  html: string,
): Promise<Seen> {
  const document = parseClosed(html);
  openPage(document, await loadFiles(document, url));
  const page = readPageLinks(document, { url, headers, agent: robotsAgent });
  const links = namedBy ? { ...page, noindex: false } : page;
  const content = extract(document, { url });
  const verdict = judgePage(document, content, links);
  const isAskedAway = namedBy === 'menu' && page.noindex && verdict.kind === 'read';
  return {
    document,
    links,
    verdict: isAskedAway ? tellOfMenu(verdict) : verdict,
    title: content.title || url,
  };
}

/** The owner hears why a page was read that search engines may not list. */
function tellOfMenu(verdict: PageVerdict): PageVerdict {
  const reason = 'It asks search engines to stay away (noindex). It was read because your menu leads to it.';
  return { ...verdict, code: readFromMenu, reason: [reason, verdict.reason].filter(Boolean).join(' ') };
}

/** What the browser shows counts only if it is more than the empty page. */
async function showIfEmpty(
  deps: ReadDeps,
  result: FetchSuccess,
  request: ReadRequest,
  sent: Seen,
): Promise<{ seen: Seen; rendered?: RenderSpent; filled?: { isMore: boolean } }> {
  if (!deps.render || !request.mayRender || sent.links.refresh !== undefined) return { seen: sent };
  const isEmpty = waitsForScripts(sent.verdict);
  if (!isEmpty && !(hasGaps(sent) && request.takeFill())) return { seen: sent };
  const { url } = result;
  const robots = request.robots[new URL(url).origin];
  const shown = await deps.render({ url, ...(robots && { robots }) }, request.signal);
  const rendered = shown.spent;
  if (!isEmpty && shown.kind !== 'rendered') return { seen: sent, rendered };
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
      if (isEmpty) return { seen: waitsForScripts(seen.verdict) ? sent : seen, rendered };
      const most = sent.verdict.wordCount * (1 + fewestAddedShare);
      const isMore = seen.verdict.kind === 'read' && seen.verdict.wordCount >= most;
      return { seen: isMore ? seen : sent, rendered, filled: { isMore } };
    }
  }
}

function hasGaps({ document, verdict }: Seen): boolean {
  if (verdict.kind !== 'read' || verdict.wordCount > mostWordsWithGaps) return false;
  const { hasScripts, hasEmptyRoot } = measureShape(document);
  return hasScripts && (hasEmptyRoot || hasScriptGaps(document));
}

import { type Document, type Element, isTag, type ParentNode } from 'domhandler';
import { parseHtml } from '#functions/ingest/parse-html.ts';
import type { CrawlDeps } from './crawl-batch.ts';
import { crawlLimits } from './crawl-limits.ts';
import { decodeText } from './decode-text.ts';
import { toFetchFault } from './fetch-failure.ts';
import { type ReadOutcome, singleReadMs } from './read-single.ts';
import { openRobotsGate } from './robots-gate.ts';

const noTracks =
  'This page names no captions. Upload the captions of the video as a WebVTT or SRT file instead.';
const titleLimit = 200;

/**
 * Reads the captions of a video: the tracks that its page names (HTML Living Standard, the track element), or the
 * address itself when it is a caption file. Never throws for anything that the website does.
 */
export async function readCaptions(
  { fetch, now, robotsCache }: Pick<CrawlDeps, 'fetch' | 'now' | 'robotsCache'>,
  address: string,
): Promise<ReadOutcome> {
  const signal = AbortSignal.timeout(singleReadMs);
  const gate = openRobotsGate({ fetch, now, ...(robotsCache && { robotsCache }) }, {}, signal);
  const load = async (url: URL) => {
    await gate(url);
    const result = await fetch(url.href, {
      acceptBody: () => ({ maxBytes: crawlLimits.pageBytes, overflow: 'refuse' }),
      approveRedirect: gate,
      signal,
    });
    return result.ok ? result : refuse(result.reason);
  };
  try {
    const url = URL.parse(address);
    if (!url) return refuse('The address is not valid.');
    const page = await load(url);
    if ('kind' in page) return page;
    if (isCaptions(page.bytes)) return { kind: 'captions', title: address, bytes: page.bytes };
    const document = parseHtml(decodeText(page.bytes, page.headers['content-type']).text);
    const { title, source } = findTrack(document);
    const track = source === undefined ? undefined : URL.parse(source, page.url);
    if (!track) return refuse(noTracks);
    const captions = await load(track);
    return 'kind' in captions
      ? captions
      : { kind: 'captions', title: title || address, bytes: captions.bytes };
  } catch (error) {
    return refuse(toFetchFault(error).reason);
  }
}

function refuse(reason: string): { kind: 'refused'; reason: string } {
  return { kind: 'refused', reason };
}

/** WebVTT begins with its name (W3C WebVTT 4.1); SRT with a number and a time. */
function isCaptions(bytes: Buffer): boolean {
  return /^\ufeff?\s*(?:WEBVTT\b|\d+\s*\r?\n\d+:\d\d:\d\d[,.]\d+ -->)/.test(
    bytes.subarray(0, 200).toString('utf8'),
  );
}

/** The title of a page and the track that its video begins with: the default one, or the first. */
function findTrack(document: Document): { title: string; source: string | undefined } {
  const tracks: Element[] = [];
  let title = '';
  const visit = (parent: ParentNode) => {
    for (const node of parent.children) {
      if (!isTag(node)) continue;
      const [first] = node.children;
      if (node.name === 'title' && !title && first && 'data' in first) title = String(first.data).trim();
      // A track without a kind has subtitles.
      if (node.name === 'track' && /^(?:captions|subtitles|)$/i.test(node.attribs.kind ?? ''))
        tracks.push(node);
      visit(node);
    }
  };
  visit(document);
  const track = tracks.find(({ attribs }) => 'default' in attribs) ?? tracks[0];
  return { title: title.slice(0, titleLimit), source: track?.attribs.src };
}

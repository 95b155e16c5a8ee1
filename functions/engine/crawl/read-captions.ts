import { type Document, type Element, isTag, type ParentNode } from 'domhandler';
import { parseHtml } from '#functions/engine/documents/html/parse-html.ts';
import { documentSizeLimitBytes } from '#shared/domain/limits.ts';
import { decodeText } from '../documents/decode/decode-text.ts';
import { crawlLimits } from './crawl-limits.ts';
import { FetchFaultError, toFetchFault } from './fetch/fetch-failure.ts';
import type { BodyLimit } from './fetch/read-body.ts';
import type { CrawlDeps } from './plan/crawl-batch.ts';
import { openRobotsGate } from './plan/robots-gate.ts';
import { mediaTypeOf } from './read/response-kind.ts';
import { type ReadOutcome, singleReadMs } from './read-single.ts';

const noTracks =
  'This page names no captions. Upload the captions of the video as a WebVTT or SRT file instead.';
const titleLimit = 200;

/** Playable media types. */
const recordingTypes = /^(?:audio|video)\/|^application\/ogg$/;

/**
 * Reads a video's captions: the tracks of its page (HTML Living Standard, the track element), or the URL itself if it
 * is a caption file. Without captions, and only if `takesRecordings`, returns the recording. Never throws because of
 * the website.
 */
export async function readCaptions(
  { fetch, now, robotsCache }: Pick<CrawlDeps, 'fetch' | 'now' | 'robotsCache'>,
  address: string,
  takesRecordings: boolean,
): Promise<ReadOutcome> {
  const signal = AbortSignal.timeout(singleReadMs);
  const gate = openRobotsGate({ fetch, now, ...(robotsCache && { robotsCache }) }, {}, signal);
  const load = async (url: URL, isPlayed = false) => {
    await gate(url);
    const result = await fetch(url.href, {
      acceptBody: ({ headers }) => limitBody(isPlayed || isRecording(headers), takesRecordings),
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
    if (isRecording(page.headers)) return { kind: 'recording', title: address, bytes: page.bytes };
    if (isCaptions(page.bytes)) return { kind: 'captions', title: address, bytes: page.bytes };
    const document = parseHtml(decodeText(page.bytes, page.headers['content-type']).text);
    const { title, track, recording } = findSources(document);
    const isPlayed = track === undefined && takesRecordings;
    const named = isPlayed ? recording : track;
    const source = named === undefined ? undefined : URL.parse(named, page.url);
    if (!source) return refuse(noTracks);
    const loaded = await load(source, isPlayed);
    if ('kind' in loaded) return loaded;
    return { kind: isPlayed ? 'recording' : 'captions', title: title || address, bytes: loaded.bytes };
  } catch (error) {
    return refuse(toFetchFault(error).reason);
  }
}

function isRecording(headers: Record<string, string>): boolean {
  return recordingTypes.test(mediaTypeOf(headers['content-type']));
}

/** Throws for a recording that isn't accepted. */
function limitBody(isPlayed: boolean, takesRecordings: boolean): BodyLimit {
  if (isPlayed && !takesRecordings)
    throw new FetchFaultError({ code: 'unwanted-type', reason: noTracks, transient: false });
  return { maxBytes: isPlayed ? documentSizeLimitBytes : crawlLimits.pageBytes, overflow: 'refuse' };
}

const refuse = (reason: string): { kind: 'refused'; reason: string } => ({ kind: 'refused', reason });

/** WebVTT starts with its name (W3C WebVTT 4.1), SRT with a number and a time. */
function isCaptions(bytes: Buffer): boolean {
  return /^\ufeff?\s*(?:WEBVTT\b|\d+\s*\r?\n\d+:\d\d:\d\d[,.]\d+ -->)/.test(
    bytes.subarray(0, 200).toString('utf8'),
  );
}

type Sources = { title: string; track: string | undefined; recording: string | undefined };

/** A page's title, its video's default or first track, and its first recording. */
function findSources(document: Document): Sources {
  const tracks: Element[] = [];
  let title = '';
  let recording: string | undefined;
  const visit = (parent: ParentNode) => {
    for (const node of parent.children) {
      if (!isTag(node)) continue;
      const [first] = node.children;
      if (node.name === 'title' && !title && first && 'data' in first) title = String(first.data).trim();
      // A track without a kind contains subtitles.
      if (node.name === 'track' && /^(?:captions|subtitles|)$/i.test(node.attribs.kind ?? ''))
        tracks.push(node);
      const isPlayed = node.name === 'source' && isTag(parent) && isPlayer(parent);
      if (isPlayer(node) || isPlayed) recording ??= node.attribs.src;
      visit(node);
    }
  };
  visit(document);
  const track = tracks.find(({ attribs }) => 'default' in attribs) ?? tracks[0];
  return { title: title.slice(0, titleLimit), track: track?.attribs.src, recording };
}

const isPlayer = ({ name }: Element): boolean => name === 'video' || name === 'audio';

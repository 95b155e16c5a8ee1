import { gunzipSync } from 'node:zlib';
import { SaxesParser } from 'saxes';
import { decodeText } from '#functions/engine/documents/decode/decode-text.ts';
import type { Fetcher } from '../fetch/fetcher.ts';

/** sitemaps.org allows 50,000 URLs per file; this limit covers all files together. */
const urlLimit = 50_000;
const fileLimit = 50;
/** All files together, after decompression. */
const byteLimit = 10 * 1024 * 1024;
const chunkCharacters = 64 * 1024;

export type SitemapEntry = { url: string; priority?: number; lastModified?: string };
export type Sitemap = { entries: SitemapEntry[]; sitemaps: string[] };

type SitemapSource = {
  urls: string[];
  /** Where to fetch a sitemap; undefined to skip it. */
  locate: (url: string) => string | undefined;
  signal?: AbortSignal;
};

/** Reads sitemaps and the sitemaps they reference, each once, up to a limit. Skips unreadable ones. */
export async function collectSitemaps(
  fetch: Fetcher,
  { urls, locate, signal }: SitemapSource,
): Promise<SitemapEntry[]> {
  const queue = [...new Set(urls)];
  const asked = new Set<string>();
  const entries: SitemapEntry[] = [];
  let bytesLeft = byteLimit;
  for (let index = 0; index < Math.min(queue.length, fileLimit); index++) {
    if (bytesLeft <= 0 || entries.length >= urlLimit || signal?.aborted) break;
    const address = locate(queue[index] ?? '');
    if (!address || asked.has(address)) continue;
    asked.add(address);
    const maxBytes = bytesLeft;
    const result = await fetch(address, { acceptBody: () => ({ maxBytes, overflow: 'truncate' }), signal });
    if (!result.ok) continue;
    bytesLeft -= result.bytes.length;
    const sitemap = parseSitemap(result.bytes, result.headers['content-type'], urlLimit - entries.length);
    entries.push(...sitemap.entries);
    for (const child of sitemap.sitemaps) if (!queue.includes(child)) queue.push(child);
  }
  return entries;
}

/** Parses one sitemap: XML, plain text, or either of them gzipped. Never throws and never expands entities. */
export function parseSitemap(bytes: Buffer, contentType = '', maxEntries = urlLimit): Sitemap {
  const plain = gunzip(bytes);
  if (!plain) return { entries: [], sitemaps: [] };
  const { text } = decodeText(plain, contentType);
  return /^\uFEFF?\s*</.test(text) ? parseXml(text, maxEntries) : parseLines(text, maxEntries);
}

function gunzip(bytes: Buffer): Buffer | undefined {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    return gunzipSync(bytes, { maxOutputLength: byteLimit });
  } catch {
    return undefined;
  }
}

function parseLines(text: string, maxEntries: number): Sitemap {
  const urls = text.split(/\r\n|\r|\n/).map((line) => line.trim());
  const entries = urls.filter((line) => /^https?:\/\//i.test(line)).map((url) => ({ url }));
  return { entries: entries.slice(0, maxEntries), sitemaps: [] };
}

function parseXml(text: string, maxEntries: number): Sitemap {
  const sitemap: Sitemap = { entries: [], sitemaps: [] };
  const parser = new SaxesParser();
  let fields: Record<string, string> = {};
  let content = '';
  let stopped = false;
  // A DTD only serves to declare entities; no real sitemap has one.
  parser.on('doctype', () => {
    stopped = true;
  });
  parser.on('error', () => {
    stopped = true;
  });
  parser.on('opentag', () => {
    content = '';
  });
  parser.on('text', (part) => {
    if (content.length < 4096) content += part;
  });
  parser.on('cdata', (part) => {
    if (content.length < 4096) content += part;
  });
  parser.on('closetag', ({ name }) => {
    if (stopped) return;
    const element = name.toLowerCase();
    if (element === 'url' || element === 'sitemap') {
      addEntry(sitemap, element, fields, maxEntries);
      fields = {};
    } else fields[element] ??= content.trim();
    content = '';
  });
  for (let start = 0; start < text.length && !stopped; start += chunkCharacters) {
    parser.write(text.slice(start, start + chunkCharacters));
    stopped ||= sitemap.entries.length >= maxEntries;
  }
  return sitemap;
}

function addEntry(
  sitemap: Sitemap,
  element: string,
  fields: Record<string, string>,
  maxEntries: number,
): void {
  const { loc, priority, lastmod } = fields;
  if (!loc) return;
  if (element === 'sitemap') {
    if (sitemap.sitemaps.length < fileLimit) sitemap.sitemaps.push(loc);
    return;
  }
  if (sitemap.entries.length >= maxEntries) return;
  const weight = Number.parseFloat(priority ?? '');
  sitemap.entries.push({
    url: loc,
    ...(weight >= 0 && weight <= 1 && { priority: weight }),
    ...(lastmod && { lastModified: lastmod }),
  });
}

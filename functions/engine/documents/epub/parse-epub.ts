import { posix } from 'node:path';
import type { ParsedDocument } from '../content/parsed-document.ts';
import type { DocumentLimits } from '../document-limits.ts';
import { readBlocks } from '../html/html-blocks.ts';
import { parseHtml } from '../html/parse-html.ts';
import { IngestError } from '../ingest-error.ts';
import { readXml } from '../package/read-xml.ts';
import { readOfficeParts } from '../package/read-zip.ts';

/** Parses books (EPUB 3.3): their chapters in the order of the spine, read as pages. */
export async function parseEpub(bytes: Uint8Array, limits: DocumentLimits): Promise<ParsedDocument> {
  const parts = await readOfficeParts(bytes, limits, /\.(?:xml|opf|x?html?)$/i);
  const main = readRootfile(parts.get('META-INF/container.xml') ?? '<none/>');
  const description = parts.get(main);
  if (description === undefined) throw new IngestError('wrong-type');
  const { title, chapters } = readPackage(description, posix.dirname(main));
  const encryption = parts.get('META-INF/encryption.xml') ?? '';
  if (chapters.some((chapter) => encryption.includes(`"${chapter}"`)))
    throw new IngestError('password-protected');
  return {
    ...(title && { title }),
    blocks: chapters.flatMap((chapter) => readBlocks(parseHtml(parts.get(chapter) ?? '').children)),
  };
}

function readRootfile(xml: string): string {
  let path = '';
  readXml(xml, {
    open(name, attributes) {
      if (name === 'rootfile') path ||= attributes['full-path'] ?? '';
    },
  });
  return path;
}

function readPackage(xml: string, folder: string): { title: string; chapters: string[] } {
  const files = new Map<string, string>();
  const chapters: string[] = [];
  let title = '';
  let isInTitle = false;
  readXml(xml, {
    open(prefixed, { id = '', href = '', idref = '', linear }) {
      const name = prefixed.split(':').at(-1);
      isInTitle = prefixed === 'dc:title' && title === '';
      if (name === 'item') files.set(id, posix.join(folder, decode(href)));
      else if (name === 'itemref' && linear !== 'no') chapters.push(files.get(idref) ?? '');
    },
    close() {
      isInTitle = false;
    },
    text(text) {
      if (isInTitle) title += text;
    },
  });
  return { title: title.trim(), chapters };
}

function decode(href: string): string {
  try {
    return decodeURIComponent(href);
  } catch {
    return href;
  }
}

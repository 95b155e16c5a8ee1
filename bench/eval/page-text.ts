import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import { ingestDocument } from '#functions/engine/documents/sandbox/ingest-document.ts';

/**
 * The readable text of each page and document of a site, by path, read without the product's own extraction so that the
 * evidence is independent.
 */
export async function readTexts(folder: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (/\.html?$/i.test(name)) texts.set(name, htmlText(decode(readFileSync(path.join(folder, name)))));
    else if (/\.(?:pdf|docx|ics)$/i.test(name)) texts.set(name, await documentText(path.join(folder, name)));
  }
  return texts;
}

const unread = new Set(['script', 'style', 'template']);
const inline = new Set(['a', 'abbr', 'b', 'em', 'font', 'i', 'small', 'span', 'strong', 'sub', 'sup', 'u']);

function htmlText(html: string): string {
  let text = '';
  let depthUnread = 0;
  const parser = new Parser({
    onopentag(name) {
      if (unread.has(name)) depthUnread++;
      if (!inline.has(name)) text += ' ';
    },
    ontext(data) {
      if (depthUnread === 0) text += data;
    },
    onclosetag(name) {
      if (unread.has(name)) depthUnread--;
      if (!inline.has(name)) text += ' ';
    },
  });
  parser.end(html);
  return text;
}

function decode(bytes: Uint8Array): string {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 2048));
  const declared = /charset=["']?([\w-]+)/i.exec(start)?.[1] ?? 'utf-8';
  return new TextDecoder(declared).decode(bytes);
}

async function documentText(file: string): Promise<string> {
  const result = await ingestDocument({ bytes: readFileSync(file), filename: path.basename(file) });
  return result.ok ? collectStrings(result.content.blocks).join(' ') : '';
}

function collectStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === 'kind' ? [] : collectStrings(inner)));
}

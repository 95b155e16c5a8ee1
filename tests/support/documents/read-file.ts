import type { Block } from '#functions/engine/documents/content/content.ts';
import { contentText } from '#functions/engine/documents/content/content-text.ts';
import { decodeText } from '#functions/engine/documents/decode/decode-text.ts';
import { documentLimits } from '#functions/engine/documents/document-limits.ts';
import { describeIngestError } from '#functions/engine/documents/ingest-error.ts';
import { recogniseDocument } from '#functions/engine/documents/sandbox/ingest-document.ts';
import { parseDocument } from '#functions/engine/documents/sandbox/parse-document.ts';
import { type ParseReply, parseReplySchema } from '#functions/engine/documents/sandbox/parse-protocol.ts';
import { readServedPage } from '../engine/read-served-page.ts';

/**
 * All that is kept of a page or document: its text, its parts with their quotes, so that a cell can be told from a word, and
 * what its owner is told.
 */
export async function readFile(filename: string, bytes: Buffer): Promise<string> {
  if (filename.endsWith('.html')) {
    const html = decodeText(bytes, 'text/html').text;
    const content = await readServedPage(html, 'https://www.site.org/page', () => undefined);
    return `${contentText(content)}\n${JSON.stringify(content)}`;
  }
  const reply = await parseHere(filename, bytes);
  if (!reply.ok) return describeIngestError(reply.code, filename);
  const { content, note } = reply;
  return [contentText(content), JSON.stringify(content), note ?? ''].join('\n');
}

/**
 * Reads a document without a process of its own, which takes a second: only for what is known to be harmless. Throws if it is
 * rejected.
 */
export async function readDocument(filename: string, bytes: Uint8Array | string) {
  const reply = await parseHere(filename, Buffer.from(bytes));
  if (!reply.ok) throw new Error(`${filename}: ${reply.code}`);
  return reply;
}

export async function readBlocks(filename: string, bytes: Uint8Array | string): Promise<Block[]> {
  return (await readDocument(filename, bytes)).content.blocks;
}

async function parseHere(filename: string, bytes: Buffer): Promise<ParseReply> {
  const recognised = recogniseDocument({ bytes, filename }, documentLimits);
  if (!recognised.ok) return recognised;
  const request = { bytes, type: recognised.type, name: filename, limits: documentLimits };
  return parseReplySchema.parse(await parseDocument(request));
}

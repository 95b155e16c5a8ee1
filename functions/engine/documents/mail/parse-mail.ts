import type { Block } from '../content/content.ts';
import type { ParsedDocument } from '../content/parsed-document.ts';
import { decodeText } from '../decode/decode-text.ts';
import { readBlocks } from '../html/html-blocks.ts';
import { parseHtml } from '../html/parse-html.ts';
import { IngestError } from '../ingest-error.ts';
import { parseText } from '../text/parse-text.ts';
import { type MailPart, readMailPart } from './read-mail-part.ts';

/** Messages nest a few levels; deeper ones are an attack on recursive readers. */
const levelLimit = 20;

/**
 * Parses a stored message (RFC 5322, MIME): its subject, and what it says to readers, without attachments and without who
 * wrote to whom.
 */
export async function parseMail(bytes: Uint8Array): Promise<ParsedDocument> {
  const message = readMailPart(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
  if (!message.headers.has('from') && !message.headers.has('subject') && !message.headers.has('mime-version'))
    throw new IngestError('wrong-type');
  const attachments: string[] = [];
  const blocks = await readPart(message, attachments, 0);
  const title = message.headers.get('subject') ?? '';
  return {
    ...(title && { title }),
    ...(attachments.length > 0 && {
      note: `attachments were not read (${attachments.slice(0, 5).join(', ')}): upload each as a file of its own`,
    }),
    blocks,
  };
}

async function readPart(part: MailPart, attachments: string[], level: number): Promise<Block[]> {
  if (level > levelLimit) throw new IngestError('too-complex');
  if (part.isAttached) {
    attachments.push(part.name || part.type);
    return [];
  }
  const read = (inner: MailPart) => readPart(inner, attachments, level + 1);
  if (part.type === 'multipart/alternative') {
    // The last one is the richest (RFC 2046, 5.1.4).
    for (const choice of part.parts.toReversed()) {
      const blocks = await read(choice);
      if (blocks.length > 0) return blocks;
    }
    return [];
  }
  if (part.type.startsWith('multipart/')) {
    const all: Block[] = [];
    for (const inner of part.parts) all.push(...(await read(inner)));
    return all;
  }
  const { text } = decodeText(part.body, `${part.type}; charset=${part.charset}`);
  if (part.type === 'text/html') return readBlocks(parseHtml(text).children);
  return part.type === 'text/plain' ? (await parseText(Buffer.from(text))).blocks : [];
}

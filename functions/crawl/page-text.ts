import { createHash } from 'node:crypto';
import type { Content } from '#functions/ingest/content.ts';
import { blockText } from '#functions/ingest/content-text.ts';

/** All text of a page in reading order, one block a line. */
export function textOf({ blocks }: Content): string {
  return blocks.map(blockText).join('\n');
}

/** Counts words; in scripts without spaces two signs count as a word, which is their average length. */
export function countWords(text: string): number {
  const unspaced = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu);
  const spaced = text.match(/[\p{L}\p{N}]+/gu);
  const signs = unspaced?.length ?? 0;
  return Math.max(spaced?.length ?? 0, Math.ceil(signs / 2));
}

/** Text as it compares with other text: case and white space apart. */
export function normalizeText(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').trim();
}

/** SHA-256, hex. */
export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

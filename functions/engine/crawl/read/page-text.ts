import { createHash } from 'node:crypto';
import { blockText } from '#functions/engine/documents/content/block-text.ts';
import { collapseSpace } from '#functions/engine/documents/content/clean-text.ts';
import type { Content } from '#functions/engine/documents/content/content.ts';

/** The text of a page in reading order, one block per line. */
export const textOf = ({ blocks }: Content): string => blocks.map(blockText).join('\n');

/** Latin letters and typographic signs (Unicode: up to Latin Extended-B, General Punctuation). */
const latinPattern = /^[\0-\u024f\u2000-\u206f]*$/;
const latinWordPattern =
  /[a-z\d\u00aa\u00b2\u00b3\u00b5\u00b9\u00ba\u00bc-\u00be\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f]+/gi;

/** Counts words; in scripts without spaces, two characters count as a word, its average length. */
export function countWords(text: string): number {
  // Most pages have only Latin letters, which take half the time.
  if (latinPattern.test(text)) return text.match(latinWordPattern)?.length ?? 0;
  const unspaced = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu);
  const spaced = text.match(/[\p{L}\p{N}]+/gu);
  const signs = unspaced?.length ?? 0;
  return Math.max(spaced?.length ?? 0, Math.ceil(signs / 2));
}

/** Normalizes a text for comparison: ignores case and white space. */
export const normalizeText = (text: string): string => collapseSpace(text.toLowerCase());

/** SHA-256, hex. */
export const hashText = (text: string): string => createHash('sha256').update(text).digest('hex');

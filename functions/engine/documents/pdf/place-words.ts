import type { ScannedPage, ScanWord } from '../scan/scanned-page.ts';
import { isTrusted } from '../scan/trust-words.ts';
import type { TextItem } from './pdf-segments.ts';

/** Stands for a word that is not believed, so that no quote skips it. */
const unreadWord = '[…]';

/** Parts of the font size that letters take above and below the baseline. */
const ascent = 0.72;
const lowAscent = 0.5;
const descent = 0.21;
/** Sizes this close to a step are the same, because the boxes of words are uneven. */
const sizeStep = 1.25;
const scanFont = 'scan';
/** What rules, folds and dirt are taken for. */
const speck = /^[\\|_~`^=<>{}[\]¦]+$/;
const tall = /[\p{Lu}\p{N}bdfhklt$€£(/]/u;
const deep = /[gjpqy,;()]/u;

export type PageSize = { width: number; height: number };

/** The words of a scanned page as text that is placed on it, like that of other PDFs, in points from the bottom left. */
export function placeWords(page: ScannedPage, size: PageSize): TextItem[] {
  const printed = page.words.filter(({ text }) => !speck.test(text));
  const lines = [...Map.groupBy(printed, ({ line }) => line).values()].flatMap((words) => {
    // Handwriting and specks are of any size, and a line of nothing else says nothing.
    const trusted = words.filter(isTrusted);
    return trusted.length > 0 ? [{ words, ...measureLine(trusted, size.height) }] : [];
  });
  const body = findBody(lines.map(({ words, size: height }) => ({ height, letters: words.length })));
  return lines.flatMap(({ words, baseline, size: height }) => {
    const shown = body * sizeStep ** Math.round(Math.log(height / body) / Math.log(sizeStep));
    return joinUnread(words).map(
      ({ text, left, right }): TextItem => ({
        str: text,
        dir: 'ltr',
        transform: [shown, 0, 0, shown, left * size.width, baseline],
        width: (right - left) * size.width,
        fontName: scanFont,
      }),
    );
  });
}

/** The words with those that are not believed as one gap, where they stand together. */
function joinUnread(words: readonly ScanWord[]): ScanWord[] {
  const shown: ScanWord[] = [];
  for (const word of words) {
    const last = shown.at(-1);
    if (isTrusted(word)) shown.push(word);
    else if (last?.text === unreadWord) last.right = word.right;
    else shown.push({ ...word, text: unreadWord });
  }
  return shown;
}

/** Baseline and font size of a line in points, from the boxes of its words. */
function measureLine(words: readonly ScanWord[], height: number): { baseline: number; size: number } {
  const flat = words.filter(({ text }) => !deep.test(text));
  const bottoms = flat.length > 0 ? flat : words;
  const bottom = median(bottoms.map((word) => word.bottom));
  const high = words.filter(({ text }) => tall.test(text));
  const tops = high.length > 0 ? high : words;
  const top = median(tops.map((word) => word.top));
  const parts = (high.length > 0 ? ascent : lowAscent) + (flat.length > 0 ? 0 : descent);
  const size = Math.max(((bottom - top) * height) / parts, 1);
  return { baseline: (1 - bottom) * height + (flat.length > 0 ? 0 : size * descent), size };
}

/** The size of the middle one of all words. */
function findBody(lines: readonly { height: number; letters: number }[]): number {
  return median(lines.flatMap(({ height, letters }) => Array.from({ length: letters }, () => height)));
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

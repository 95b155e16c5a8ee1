import { locateTexts } from './locate-texts.ts';
import { printedOrder, reverse, rightToLeft } from './order-right-to-left.ts';
import type { TextItem } from './pdf-segments.ts';

/**
 * Right-to-left texts in printed order, with the letters of each glyph in reverse. pdf.js gives the letters of one glyph
 * ("لا") in reading order among glyphs in printed order, so that turning the whole text would swap them.
 */
export function restoreLigatures<Item extends TextItem>(
  items: readonly Item[],
  glyphs: readonly string[],
): Item[] {
  const letters = glyphs.map((glyph) => glyph.replace(/\s/g, ''));
  const all = letters.join('');
  const ligatures = new Map<number, number>();
  let start = 0;
  for (const { length } of letters) {
    if (length > 1 && rightToLeft.test(all.slice(start, start + length))) ligatures.set(start, length);
    start += length;
  }
  const printed = items.map(({ str, dir }) => printedOrder(str, dir));
  const places = locateTexts(printed, all);
  return items.map((item, index) => {
    const [text = '', place] = [printed[index], places[index]];
    return { ...item, str: place === undefined ? text : turnLigatures(text, place, ligatures) };
  });
}

function turnLigatures(printed: string, from: number, ligatures: ReadonlyMap<number, number>): string {
  let text = '';
  let letter = from;
  for (let index = 0; index < printed.length; ) {
    const length = /\s/.test(printed[index] ?? '') ? 0 : (ligatures.get(letter) ?? 1);
    const part = printed.slice(index, index + Math.max(1, length));
    text += length > 1 ? reverse(part) : part;
    letter += length;
    index += part.length;
  }
  return text;
}

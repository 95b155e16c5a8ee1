import { printedOrder, reverse, rightToLeft } from './order-right-to-left.ts';
import type { TextItem } from './pdf-segments.ts';

/** Letters ahead among which a text is looked for: texts outside the page are skipped. */
const searchedLetters = 5_000;

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
  let position = 0;
  return items.map((item) => {
    const printed = printedOrder(item.str, item.dir);
    const wanted = printed.replace(/\s/g, '');
    const found = wanted && all.slice(position, position + searchedLetters).indexOf(wanted);
    if (wanted === '' || found === '' || found === -1) return { ...item, str: printed };
    const from = position + Number(found);
    position = from + wanted.length;
    return { ...item, str: turnLigatures(printed, from, ligatures) };
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

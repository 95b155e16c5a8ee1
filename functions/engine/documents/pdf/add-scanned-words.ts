import type { ScannedPage } from '../scan/scanned-page.ts';
import type { TextItem } from './pdf-segments.ts';
import { placeWords } from './place-words.ts';
import type { PageText } from './read-page.ts';

/**
 * A page with the words that were recognised in its picture; undefined if they add nothing. Text that it already has, such as
 * a stamp, stays in place of the same words; on a turned page it gives way to them.
 */
export function addScannedWords(
  text: PageText,
  page: ScannedPage,
  unreadable: ReadonlySet<string>,
): PageText | undefined {
  const placed = placeWords(page, text.size);
  if (placed.length > 0 && text.degrees !== 0) return { ...text, degrees: 0, rules: [], items: placed };
  const readable = text.items.filter(({ str, fontName }) => str.trim() && !unreadable.has(fontName));
  const added = placed.filter((word) => !readable.some((item) => overlaps(item, word)));
  return added.length > 0 ? { ...text, items: [...readable, ...added] } : undefined;
}

function overlaps(a: TextItem, b: TextItem): boolean {
  const [first, second] = [boxOf(a), boxOf(b)];
  return (
    first.left < second.right &&
    second.left < first.right &&
    first.bottom < second.top &&
    second.bottom < first.top
  );
}

function boxOf({ transform, width }: TextItem) {
  const [, , , size = 0, left = 0, bottom = 0] = transform;
  return { left, right: left + width, bottom, top: bottom + Math.abs(size) };
}

import type { ShownText, Zone } from './show-page.ts';

/** What was read of a page. */
export type Kept = { asked: number; kept: number; chrome: number; lost: string[]; let: string[] };

/** The words of a text with their counts. */
export function countEach(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [])
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/**
 * Counts words of the content that were read, and words only in the chrome; `menuLinks` are the targets that most pages
 * link to, whose words belong to a menu.
 */
export function compareWords(
  shown: readonly ShownText[],
  read: string,
  menuLinks: ReadonlySet<string>,
): Kept {
  const zoneOf = ({ zone, href }: ShownText): Zone =>
    zone === 'content' && href !== undefined && menuLinks.has(href) ? 'apart' : zone;
  const wordsOf = (zone: Zone) =>
    countEach(
      shown
        .filter((text) => zoneOf(text) === zone)
        .map(({ text }) => text)
        .join(' '),
    );
  const [content, chrome, apart, taken] = [
    wordsOf('content'),
    wordsOf('chrome'),
    wordsOf('apart'),
    countEach(read),
  ];
  const result: Kept = { asked: 0, kept: 0, chrome: 0, lost: [], let: [] };
  for (const [word, count] of content) {
    const found = Math.min(count, taken.get(word) ?? 0);
    result.asked += count;
    result.kept += found;
    if (found < count) result.lost.push(word);
  }
  for (const [word, count] of chrome) {
    const spare = (taken.get(word) ?? 0) - (content.get(word) ?? 0) - (apart.get(word) ?? 0);
    const got = Math.min(count, Math.max(spare, 0));
    result.chrome += got;
    if (got > 0) result.let.push(word);
  }
  return result;
}

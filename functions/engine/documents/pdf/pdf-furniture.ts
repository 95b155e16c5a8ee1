import { pageSource } from '#functions/engine/language/page-words.ts';
import { type Line, lineText } from './pdf-lines.ts';

/** Lines at each end of a page that may be its header and footer. */
const furnitureLines = 3;
/** A header or footer appears on a quarter of the pages; some documents have one per chapter. */
const repetitionShare = 0.25;
const fewestFurniturePages = 3;
const pageNumber = new RegExp(
  `^\\W*${pageSource(({ pageLabel }) => pageLabel)}?\\s*(?:\\d{1,4}|[ivxl]{1,6})\\s*(?:(?:${pageSource(({ pageOf }) => pageOf)}|\\/|-|–)\\s*\\d{1,4})?\\W*$`,
  'i',
);

/** A table of contents line with its dot leader already shortened. */
const contentsLine = /…\D{0,4}(\d{1,4})\D{0,3}$/;
const fewestContentsLines = 4;

/** Drops tables of contents: lines that end in rising page numbers. Numbers in price lists don't rise throughout. */
export function dropContents(page: Line[]): Line[] {
  const numbers = page.flatMap((line) => contentsLine.exec(lineText(line))?.[1] ?? []).map(Number);
  const rising = numbers.every((number, index) => number >= (numbers[index - 1] ?? 0));
  if (numbers.length < fewestContentsLines || !rising) return page;
  return page.filter((line) => !contentsLine.test(lineText(line)));
}

/**
 * Drops page numbers and repeated headers and footers; keeps their first occurrence, because it may hold an address.
 */
export function dropFurniture(pages: Line[][]): Line[][] {
  if (pages.length < 2) return pages;
  const seen = new Map<string, number>();
  for (const [index, page] of pages.entries()) {
    const keys = new Set(edges(page).flatMap((line) => furnitureKeys(line, index)));
    for (const key of keys) seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  const threshold = Math.min(
    pages.length,
    Math.max(fewestFurniturePages, Math.ceil(pages.length * repetitionShare)),
  );
  const shown = new Set<string>();
  return pages.map((page, index) => {
    const edge = new Set(edges(page));
    return page.filter((line) => {
      if (!edge.has(line)) return true;
      if (pageNumber.test(lineText(line))) return false;
      const key = furnitureKeys(line, index).find((candidate) => (seen.get(candidate) ?? 0) >= threshold);
      if (key === undefined) return true;
      const first = !shown.has(key);
      shown.add(key);
      return first;
    });
  });
}

function edges(page: Line[]): Line[] {
  const byHeight = [...page].sort((a, b) => b.baseline - a.baseline);
  return [...new Set([...byHeight.slice(0, furnitureLines), ...byHeight.slice(-furnitureLines)])];
}

/** The text itself, and the text with a number that counts with the pages: "page 5" counts, "Article 5" doesn't. */
function furnitureKeys(line: Line, pageIndex: number): string[] {
  const text = lineText(line);
  const relative = (digits: string) => `#${Number(digits) - pageIndex}`;
  return [text, text.replace(/\d+(?=\D*$)/, relative), text.replace(/\d+/, relative)];
}

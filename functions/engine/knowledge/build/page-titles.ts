import type { Source } from '#functions/engine/documents/content/content.ts';
import { titleSeparatorPattern } from '#functions/engine/documents/html/html-title.ts';

const sharedTitleShare = 0.5;
const fewestPages = 3;

/**
 * Titles without the part most pages of the site repeat (its name). If the whole title is repeated, the page takes its
 * first heading that other pages lack.
 */
export function namePages(sources: readonly Source[]): string[] {
  const pages = sources.filter(({ kind }) => kind === 'page');
  const parts = countOnPages(pages, ({ title }) => splitTitle(title));
  const headings = countOnPages(pages, headingsOf);
  const threshold = Math.max(fewestPages, pages.length * sharedTitleShare);
  const isRepeated = (counts: Map<string, number>, text: string) => (counts.get(text) ?? 0) >= threshold;
  return sources.map((source) => {
    if (source.kind !== 'page') return source.title;
    const own = splitTitle(source.title).filter((part) => !isRepeated(parts, part));
    if (own.length > 0) return own.join(' – ');
    return headingsOf(source).find((heading) => !isRepeated(headings, heading)) ?? source.title;
  });
}

function splitTitle(title: string): string[] {
  return title.split(titleSeparatorPattern).filter((part) => part.trim() !== '');
}

function headingsOf({ content }: Source): string[] {
  return content.blocks.flatMap((block) =>
    block.kind === 'heading' && block.level <= 3 ? [block.text] : [],
  );
}

function countOnPages(pages: readonly Source[], textsOf: (page: Source) => string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const page of pages) {
    for (const text of new Set(textsOf(page))) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return counts;
}

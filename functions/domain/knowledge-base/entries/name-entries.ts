import type { Source } from '#functions/engine/documents/content/content.ts';
import { namePages } from '#functions/engine/knowledge/build/page-titles.ts';
import type { StoredItem } from '../library.ts';

/** More is a paragraph that somebody set as a heading. */
const longestHeading = 120;
const longestName = 200;

/**
 * The own heading of each page by its id: its title without what the others repeat. Where pages still share one, as when
 * all have the website's name, it is the first heading that no other page has, else the words of the page's address. The
 * home page keeps its title.
 */
export function nameEntries(sources: readonly Source[]): Map<string, string> {
  const titles = namePages(sources);
  const pages = sources.flatMap((source, index) =>
    source.kind === 'page' ? [{ source, title: titles[index] ?? source.title }] : [],
  );
  // A title that other pages have too says nothing, also where they took a heading instead.
  const titleCounts = countPages(pages.map(({ source, title }) => [title, source.title]));
  const headingCounts = countPages(pages.map(({ source }) => headingsOf(source)));
  return new Map(pages.map(({ source, title }) => [source.id, nameOne(source, title).slice(0, longestName)]));

  function nameOne(source: Source, title: string): string {
    const address = readAddress(source.url);
    if (address === undefined) return source.title;
    const isOwn = title.trim() !== '' && title.length <= longestHeading && titleCounts.get(title) === 1;
    if (isOwn) return title;
    return headingsOf(source).find((heading) => headingCounts.get(heading) === 1) ?? address;
  }
}

/** The entries with their headings; those without one keep theirs. */
export function applyNames(items: readonly StoredItem[], names: ReadonlyMap<string, string>): StoredItem[] {
  return items.map((item) => {
    const heading = names.get(item.id);
    return heading ? { ...item, heading } : item;
  });
}

function headingsOf({ content }: Source): string[] {
  return content.blocks.flatMap((block) =>
    block.kind === 'heading' && block.text.trim() && block.text.length <= longestHeading ? [block.text] : [],
  );
}

/** On how many pages each text stands. */
function countPages(textsOfPages: readonly (readonly string[])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of textsOfPages.flatMap((texts) => [...new Set(texts)]))
    counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

/** File names that web servers give a folder's own page. */
const folderPagePattern = /^(index|default|home)(\.\w+)?$/i;

/** `Opening hours` for `/visit/opening-hours.html`; undefined for the home page. */
function readAddress(address = ''): string | undefined {
  const parts = URL.parse(address)?.pathname.split('/').filter(Boolean) ?? [];
  const last = parts.filter((part) => !folderPagePattern.test(part)).at(-1);
  if (!last) return undefined;
  const words = decodePath(last)
    .replace(/\.\w{2,5}$/, '')
    .replace(/[-_+\s]+/g, ' ')
    .trim();
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : undefined;
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

import type { SourceOutcome } from '#shared/contract/conversions.ts';
import { isPageOfWebsite, type Library } from './library.ts';

/** The counts a plan limits. */
export type EntryCounts = { pages: number; documents: number };

/** Pages read from the website, and everything else. */
export function countItems({ items }: Pick<Library, 'items'>): EntryCounts {
  const kept = items.filter(({ removal }) => !removal);
  const pages = kept.filter(isPageOfWebsite);
  return { pages: pages.filter(({ readAt }) => readAt).length, documents: kept.length - pages.length };
}

/** The same for a conversion whose knowledge base nobody has changed yet, where an address is one entry. */
export function countSources(sources: readonly SourceOutcome[]): EntryCounts {
  const all = sources.filter(({ status }) => status === 'read');
  const read = [...new Map(all.map((source, index) => [source.url ?? index, source])).values()];
  const pages = read.filter(({ kind }) => kind === 'page').length;
  return { pages, documents: read.length - pages };
}

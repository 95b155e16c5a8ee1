import type { SourceCounts } from '#functions/domain/conversions/source-list.ts';
import { isPageOfWebsite, type Library } from '../library.ts';

/** The counts a plan limits. */
export type EntryCounts = { pages: number; documents: number };

/** Pages read from the website, and everything else. */
export function countItems({ items }: Pick<Library, 'items'>): EntryCounts {
  const kept = items.filter(({ removal }) => !removal);
  const pages = kept.filter(isPageOfWebsite);
  return {
    pages: pages.filter(({ readAt, goneSince }) => readAt && !goneSince).length,
    documents: kept.length - pages.length,
  };
}

/** The same for a conversion whose knowledge base nobody has changed yet. */
export function countRead({ pagesRead, documentsRead }: SourceCounts): EntryCounts {
  return { pages: pagesRead, documents: documentsRead };
}

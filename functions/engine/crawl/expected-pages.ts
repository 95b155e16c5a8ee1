import type { CrawlState } from './crawl-state.ts';

/** A page that is still to be read may lead to another one. */
const pagesPerWaiting = 2;

/**
 * About how many pages a crawl will read: the plan's limit says nothing about a website that has fewer. Never fewer than
 * it has read, and close to them towards its end.
 */
export function countExpectedPages(
  state: Pick<CrawlState, 'frontier' | 'chosen' | 'pageLimit' | 'spent'>,
): number {
  const waiting = [...state.frontier, ...state.chosen].filter(({ kind }) => kind === 'page').length;
  const { pages } = state.spent;
  return Math.max(pages, Math.min(state.pageLimit, pages + pagesPerWaiting * waiting), 1);
}

import type { ScannedPage } from './scanned-page.ts';
import { isLegible } from './trust-words.ts';

/** What the owner of a scan is told about its pages: which were read, and which were not. */
export function describeScan(pages: readonly ScannedPage[], read: readonly ScannedPage[]): string[] {
  const illegible = pages.filter((page) => page.words.length > 0 && !isLegible(page));
  const failed = pages.filter(({ failure }) => failure);
  return [
    ...(read.length > 0 ? [`read from a scan: ${listPages(read)}`] : []),
    ...(illegible.length > 0 ? [`${listPages(illegible)} could not be read well enough to be used`] : []),
    ...(failed.length > 0 ? [`${listPages(failed)} could not be read within the limits`] : []),
  ];
}

/** "page 3", or "pages 1 to 4 and 7". */
export function listPages(pages: readonly { page: number }[]): string {
  const runs: [number, number][] = [];
  for (const { page } of [...pages].sort((a, b) => a.page - b.page)) {
    const last = runs.at(-1);
    if (last && page === last[1] + 1) last[1] = page;
    else runs.push([page, page]);
  }
  const names = runs.map(([from, to]) => (from === to ? `${from}` : `${from} to ${to}`));
  const shown = new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names);
  return `${pages.length === 1 ? 'page' : 'pages'} ${shown}`;
}

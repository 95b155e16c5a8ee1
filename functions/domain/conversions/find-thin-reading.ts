import type { TrackedOutcome } from '#functions/engine/crawl/crawl-state.ts';

/**
 * A page with fewer has not shown its text: the bound under which the crawl takes an application's page for an empty shell. Of
 * the websites that we measure with, the one that says least has 190 words a page.
 */
const fewestWordsOfSource = 25;

/** What the owner is told where pages were read and hardly a word was found on them; undefined where there is enough. */
export function findThinReading(sources: readonly TrackedOutcome[]): string | undefined {
  const read = sources.filter(({ status }) => status === 'read');
  const words = read.reduce((sum, { wordCount = 0 }) => sum + wordCount, 0);
  if (read.length === 0 || words >= fewestWordsOfSource * read.length) return undefined;
  const count = read.length === 1 ? 'one page' : `${read.length} pages and documents`;
  return `We read ${count} and found almost no text to learn from. If the website needs JavaScript or a login to show its text, upload your documents (PDF, Word, text) instead.`;
}

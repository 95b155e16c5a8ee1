import type { TrackedOutcome } from '#functions/engine/crawl/crawl-state.ts';

/**
 * Fewer words per page mean the text was missed: the crawl uses the same bound for an app's empty shell. The
 * tersest of our benchmark websites has 190 words per page.
 */
const fewestWordsOfSource = 25;

/** Warning for the owner when pages were read but have hardly any text; undefined otherwise. */
export function findThinContent(sources: readonly TrackedOutcome[]): string | undefined {
  const read = sources.filter(({ status }) => status === 'read');
  const words = read.reduce((sum, { wordCount = 0 }) => sum + wordCount, 0);
  if (read.length === 0 || words >= fewestWordsOfSource * read.length) return undefined;
  const count = read.length === 1 ? 'one page' : `${read.length} pages and documents`;
  return `We read ${count} and found almost no text to learn from. If the website needs JavaScript or a login to show its text, upload your documents (PDF, Word, text) instead.`;
}

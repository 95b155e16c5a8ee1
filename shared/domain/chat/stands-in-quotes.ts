import type { Citation } from '../citation.ts';

type Said = { content: string; lead?: string | undefined; sources: readonly Pick<Citation, 'quote'>[] };

/**
 * Whether an answer is a lead and the quotes of its sources, so that pages show these below the lead. A table's row says
 * more in the content, with its column's name, than as its page prints it.
 */
export function standsInQuotes({ content, lead = '', sources }: Said): boolean {
  return lead !== '' && sources.every(({ quote }) => content.includes(quote.trim()));
}

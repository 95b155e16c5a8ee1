import type { Citation } from '../citation.ts';

type Said = { content: string; citations: readonly Pick<Citation, 'url' | 'sourceId' | 'quote'>[] };

/** Whether an answer is the owner's own: its words come from no page and no document. */
export function isOwnAnswer({ content, citations }: Said): boolean {
  return citations.some(({ url, sourceId, quote }) => !url && !sourceId && quote.trim() === content.trim());
}

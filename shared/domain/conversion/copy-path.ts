const quoteKey = 'quote';

/**
 * Path of a source's stored copy, opened at a quote. The quote is in the fragment, which keeps it out of
 * server logs.
 */
export function makeCopyPath(conversionId: string, sourceId: string, quote: string): string {
  const fragment = new URLSearchParams({ [quoteKey]: quote.toWellFormed() });
  return `/gptsite/${conversionId}/source/${encodeURIComponent(sourceId)}#${fragment}`;
}

/** The quote in a fragment; empty when there is none. */
export function readCopyQuote(hash: string): string {
  return new URLSearchParams(hash.replace(/^#/, '')).get(quoteKey) ?? '';
}

const quoteKey = 'quote';

/** Page of the stored copy of a source, opened at a quote. The quote is in the fragment: servers and their logs do not need it. */
export function makeCopyPath(conversionId: string, sourceId: string, quote: string): string {
  const fragment = new URLSearchParams({ [quoteKey]: quote.toWellFormed() });
  return `/gptsite/${conversionId}/source/${encodeURIComponent(sourceId)}#${fragment}`;
}

/** The quote that a fragment names; empty when it names none. */
export function readCopyQuote(hash: string): string {
  return new URLSearchParams(hash.replace(/^#/, '')).get(quoteKey) ?? '';
}

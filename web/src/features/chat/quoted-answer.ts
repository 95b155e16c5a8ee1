import type { ChatOutcome } from '#shared/domain/chat/chat-outcome.ts';
import type { Citation } from '#shared/domain/citation.ts';

export type QuotedAnswer = {
  content: string;
  /** The first line of a content that otherwise repeats the sources. */
  lead?: string | undefined;
  outcome?: ChatOutcome | undefined;
  sources: readonly Citation[];
};

/** What is read of an answer besides its sources: what it says itself, and the quote that it is. */
export function readAnswer({ content, lead = '', outcome, sources }: QuotedAnswer) {
  const [best] = sources;
  const quote = content.slice(lead.length).trim();
  const isQuote = outcome === 'answered' && content.startsWith(lead) && quote === best?.quote.trim();
  if (isQuote) return { said: lead, quoted: best };
  // The row of a table says more in the content, with its column's name, than as the page prints it.
  const areQuotes = lead !== '' && sources.every((source) => content.includes(source.quote.trim()));
  return { said: areQuotes ? lead : content, areQuotes };
}

/** Whether the quotes below a lead are the answer, each with its place. */
export function standsInQuotes(answer: QuotedAnswer): boolean {
  return readAnswer(answer).areQuotes === true;
}

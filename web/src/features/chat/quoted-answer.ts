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
export function readAnswer({ content, lead = '', outcome, sources: [best] }: QuotedAnswer) {
  if (outcome === 'unsure' && lead !== '') return { said: lead };
  const quote = content.slice(lead.length).trim();
  const isQuote = outcome === 'answered' && content.startsWith(lead) && quote === best?.quote.trim();
  return isQuote ? { said: lead, quoted: best } : { said: content };
}

import type { ChatOutcome } from '#shared/domain/chat/chat-outcome.ts';
import { standsInQuotes } from '#shared/domain/chat/stands-in-quotes.ts';
import type { Citation } from '#shared/domain/citation.ts';

export type QuotedAnswer = {
  content: string;
  /** The first line of a content that otherwise repeats the sources. */
  lead?: string | undefined;
  outcome?: ChatOutcome | undefined;
  confidence?: number | undefined;
  sources: readonly Citation[];
};

/** What is read of an answer besides its sources: what it says itself, and the quote that it is. */
export function readAnswer(answer: QuotedAnswer) {
  const { content, lead = '', outcome, sources } = answer;
  const [best] = sources;
  const quote = content.slice(lead.length).trim();
  const isQuote = outcome === 'answered' && content.startsWith(lead) && quote === best?.quote.trim();
  if (isQuote) return { said: lead, quoted: best };
  return { said: standsInQuotes(answer) ? lead : content };
}

/** Whether the quotes below a lead are the answer, each with its place. */
export function showsQuotes(answer: QuotedAnswer): boolean {
  return standsInQuotes(answer) && !readAnswer(answer).quoted;
}

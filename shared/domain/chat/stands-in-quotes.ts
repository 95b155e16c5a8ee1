import type { Citation } from '../citation.ts';
import type { ChatOutcome } from './chat-outcome.ts';
import { showsNearest } from './shows-nearest.ts';

type Said = {
  content: string;
  lead?: string | undefined;
  outcome?: ChatOutcome | undefined;
  confidence?: number | undefined;
  sources: readonly Pick<Citation, 'quote'>[];
};

/**
 * Whether an answer is a lead and the quotes of its sources, so that pages show these below the lead. A table's row says
 * more in the content, with its column's name, than as its page prints it.
 */
export function standsInQuotes(reply: Said): boolean {
  const { content, lead = '', sources } = reply;
  if (lead === '') return false;
  return showsNearest(reply) || sources.every(({ quote }) => content.includes(quote.trim()));
}

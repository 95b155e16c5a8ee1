import { escapeForPrompt } from '#functions/engine/reading/escape-for-prompt.ts';
import type { Contradiction } from '#shared/domain/conversion/readiness.ts';

/** The owner reviews any further pairs unfiltered. */
const judgedPairLimit = 20;
const charactersOfQuote = 300;

/** Builds the message that asks the model to judge contradictions, with the statements and page titles of each. */
export function buildPairs(contradictions: readonly Contradiction[]): string {
  const pairs = contradictions.slice(0, judgedPairLimit).map(({ values }, at) => {
    const statements = values.map(
      ({ title, quote, value }) =>
        `- ${escapeForPrompt(value)}, on the page ${escapeForPrompt(title)}: ${escapeForPrompt(quote.slice(0, charactersOfQuote))}`,
    );
    return [`<pair number="${at + 1}">`, ...statements, '</pair>'].join('\n');
  });
  return pairs.join('\n');
}

/** Drops the pairs that the model expressly calls unrelated. */
export function dropUnrelated(contradictions: readonly Contradiction[], reply: string): Contradiction[] {
  const apart = new Set(
    [...reply.matchAll(/^[\s>*_`•-]*PAIR[*_`]*\s*:\s*(\d+)\s*\|?\s*apart\b/gim)].map(([, number]) =>
      Number(number),
    ),
  );
  return contradictions.filter((_, at) => !apart.has(at + 1));
}

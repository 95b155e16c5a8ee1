import { asData } from '#functions/engine/answer/read/as-data.ts';
import type { Contradiction } from '#shared/domain/conversion/readiness.ts';

/** More of them are looked at by the owner as they are. */
const mostPairs = 20;
const charactersOfQuote = 300;

/** What a model gets that judges contradictions: for each the statements, with the titles of their pages. */
export function buildPairs(contradictions: readonly Contradiction[]): string {
  const pairs = contradictions.slice(0, mostPairs).map(({ values }, at) => {
    const statements = values.map(
      ({ title, quote, value }) =>
        `- ${asData(value)}, on the page ${asData(title)}: ${asData(quote.slice(0, charactersOfQuote))}`,
    );
    return [`<pair number="${at + 1}">`, ...statements, '</pair>'].join('\n');
  });
  return pairs.join('\n');
}

/** Those that stay: a pair that a model does not expressly set apart is left to the owner. */
export function leaveOutApart(contradictions: readonly Contradiction[], reply: string): Contradiction[] {
  const apart = new Set(
    [...reply.matchAll(/^[\s>*_`•-]*PAIR[*_`]*\s*:\s*(\d+)\s*\|?\s*apart\b/gim)].map(([, number]) =>
      Number(number),
    ),
  );
  return contradictions.filter((_, at) => !apart.has(at + 1));
}

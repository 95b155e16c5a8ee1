import type { Claim } from './claim-check.ts';

/**
 * Claims of known truth, which show whether a checker reads: three falsehoods of the kinds that careless models let
 * through (a lost condition, another column, an addition), and a truth in other words.
 */
export const trialClaims: readonly (Claim & { isTrue: boolean })[] = [
  makeClaim(false, 'Parking is free.', [
    'Visitors park behind the library.',
    'Parking is free on Sundays; on other days it costs $5.',
  ]),
  makeClaim(false, 'The deposit for adults is $285.', ['Adults — Fee: $285; Deposit: $50']),
  makeClaim(false, 'The hall seats 120 people and has a view of the lake.', ['The hall seats 120 people.']),
  makeClaim(true, 'You can borrow six books at a time.', [
    'Members may take home up to six books at once.',
    'Every book is due after three weeks.',
  ]),
];

function makeClaim(isTrue: boolean, sentence: string, statements: readonly string[]) {
  const passage = statements.join('\n');
  const words = statements.at(isTrue ? 0 : -1) ?? '';
  const citation = { title: '', url: null, quote: words, readAt: '' };
  const place = { surroundings: words, passage, context: ['Lakeside Library'], language: 'en' as const };
  return { isTrue, sentence, language: 'en' as const, evidence: [{ words, ...place, citation }] };
}

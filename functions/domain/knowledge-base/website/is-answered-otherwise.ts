import type { Answer } from '#functions/engine/reply/answer.ts';
import type { StatedFact } from '#shared/domain/knowledge/website-changes.ts';

/** What a page said, and what it says instead. */
export type ChangedSentences = { [Side in 'before' | 'after']?: Pick<StatedFact, 'sentence'> | undefined };

/**
 * Whether an answer of today rests on another fact than before: it no longer quotes what a page said, or quotes what a page
 * says now. Other differences, as of the order of quotes, are no news.
 */
export function isAnsweredOtherwise(
  before: Answer,
  today: Answer,
  facts: readonly ChangedSentences[],
): boolean {
  const [old, now] = [wordsOf(before), wordsOf(today)];
  if (old === now) return false;
  return facts.some(
    (fact) =>
      (says(old, fact.before) && !says(now, fact.before)) ||
      (says(now, fact.after) && !says(old, fact.after)),
  );
}

/** What an answer rests on: its first quote. */
const wordsOf = ({ citations: [first] }: Answer): string => normalize(first?.quote ?? '');

function says(words: string, stated: Pick<StatedFact, 'sentence'> | undefined): boolean {
  return stated !== undefined && words !== '' && words.includes(normalize(stated.sentence));
}

const normalize = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();

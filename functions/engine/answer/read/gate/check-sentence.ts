import { checkClaim } from '../../rephrase/check-claim.ts';
import type { SentenceBasis } from '../evidence.ts';
import type { Refusal } from './refusal.ts';

/** Why a sentence of a model may not be shown, given what it stands on; undefined when it may. */
export function checkSentence(sentence: string, basis: SentenceBasis): Refusal | undefined {
  const quotes = basis.evidence.map(({ surroundings, context, citation }, at) => ({
    number: at + 1,
    citation,
    context,
    text: surroundings,
  }));
  const marks = quotes.map(({ number }) => `[${number}]`).join('');
  const verdict = checkClaim(`${sentence} ${marks}`, { ...basis, quotes });
  return verdict.kept ? undefined : verdict.refusal;
}

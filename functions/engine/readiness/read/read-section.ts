import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { answerQuestion } from '#functions/engine/quoting/answer-question.ts';
import type { CheckClaim } from '#functions/engine/reading/check/claim-check.ts';
import type { ReadingPrompt } from '#functions/engine/reading/prompts.ts';
import { startReply } from '#functions/engine/reading/read-reply.ts';
import type { ShownPassage } from '#functions/engine/reading/shown/shown-passage.ts';
import type { Contradiction, ReadinessResult } from '#shared/domain/conversion/readiness.ts';
import { describeGap, isAffected, type ReadinessQuestion } from '../run-readiness-check.ts';
import { findDisagreement, saysDisagreement } from './find-disagreement.ts';

export type SectionBasis = {
  /** A reply that repeats the prompt isn't an answer. */
  prompt: ReadingPrompt;
  knowledge: Knowledge;
  passages: ReadonlyMap<number, ShownPassage>;
  contradictions: readonly Contradiction[];
  now: Date;
  check: CheckClaim;
};

/**
 * Grades a model's reply to one question with the answer gate used in chats; undefined if rejected, because visitors
 * would get the engine's own answer.
 */
export async function readSection(
  section: string,
  asked: ReadinessQuestion,
  basis: SectionBasis,
): Promise<ReadinessResult | undefined> {
  const { prompt, knowledge, passages, contradictions, now, check } = basis;
  if (saysDisagreement(section)) {
    const contradiction = findDisagreement(section, passages, knowledge);
    return contradiction && { ...asked, status: 'contradictory', contradiction };
  }
  const { question } = asked;
  const today = now.toISOString().slice(0, 10);
  const quote = () => answerQuestion({ knowledge, question, history: [], today });
  const reply = startReply({ quote, knowledge, passages, prompt, question, history: [], now, check });
  reply.push(section);
  await reply.complete();
  const end = reply.finish();
  if (end.kind !== 'answer') return undefined;
  const { outcome, text, lead, citations } = end.answer;
  const quotes = citations.filter(({ quote }) => quote !== '');
  if (outcome !== 'answered' || quotes.length === 0)
    return describeGap(asked, { outcome, citations: [...quotes, ...quote().citations] }, knowledge);
  const contradiction = contradictions.find((each) => isAffected(each, asked, quotes));
  if (contradiction) return { ...asked, status: 'contradictory', contradiction };
  // A list of answers needs no words before each quote.
  const answer = lead === undefined ? text : text.slice(lead.length).trim();
  return { ...asked, status: 'answered', answer, citations: quotes };
}

import { answerQuestion } from '#functions/engine/answer/answer-question.ts';
import type { ReadingPrompt } from '#functions/engine/answer/read/prompts.ts';
import { startReply } from '#functions/engine/answer/read/read-reply.ts';
import type { ShownPassage } from '#functions/engine/answer/read/shown-passage.ts';
import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import type { Contradiction, ExamResult } from '#shared/domain/conversion/readiness.ts';
import { type ExamQuestion, isTouched } from '../sit-exam.ts';
import { findDisagreement, saysDisagreement } from './find-disagreement.ts';

/** What a reply is read against. */
export type SectionBasis = {
  /** What the model was told: what repeats it is no answer. */
  prompt: ReadingPrompt;
  knowledge: Knowledge;
  passages: ReadonlyMap<number, ShownPassage>;
  contradictions: readonly Contradiction[];
  now: Date;
};

/**
 * What a model's reply to one question of the exam is worth, by the gate that its answers to visitors pass; undefined
 * where it is not heard, as visitors would then get what the engine alone says.
 */
export function readSection(
  section: string,
  asked: ExamQuestion,
  basis: SectionBasis,
): ExamResult | undefined {
  const { prompt, knowledge, passages, contradictions, now } = basis;
  if (saysDisagreement(section)) {
    const contradiction = findDisagreement(section, passages, knowledge);
    return contradiction && { ...asked, status: 'contradictory', contradiction };
  }
  const { question } = asked;
  const found = answerQuestion({ knowledge, question, history: [], now });
  const reply = startReply({ found, knowledge, passages, prompt, question, history: [], now });
  reply.push(section);
  const end = reply.finish(true);
  if (end.kind !== 'answer') return undefined;
  const { outcome, text, citations } = end.answer;
  const quotes = citations.filter(({ quote }) => quote !== '');
  if (outcome !== 'answered' || quotes.length === 0) return { ...asked, status: 'missing' };
  const contradiction = contradictions.find((each) => isTouched(each, asked.questionId, quotes));
  if (contradiction) return { ...asked, status: 'contradictory', contradiction };
  return { ...asked, status: 'answered', answer: text, citations: quotes };
}

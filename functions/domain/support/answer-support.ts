import { answerQuestion } from '#functions/engine/answer/answer-question.ts';
import { brands, findBrandByPath, hubBrand } from '#shared/brands/index.ts';
import { findBrandKnowledge } from './brand-knowledge.ts';

type SupportQuestion = {
  message: string;
  /** First segment of the page's address, which names a brand or nothing. */
  context: string;
  now: Date;
};

/** Answers a question about the product from the knowledge of the brand that the page belongs to. */
export function answerSupport({ message, context, now }: SupportQuestion): string {
  const { id } = findBrandByPath(context) ?? hubBrand;
  const answer = answerQuestion({ knowledge: findBrandKnowledge(id), question: message, history: [], now });
  if (answer.outcome !== 'declined') return answer.text;
  const { contact } = brands[id];
  return `I do not know that. Our team does: write to ${contact.email} or call ${contact.phone}.`;
}

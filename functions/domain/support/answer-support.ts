import { answerQuestion } from '#functions/engine/answer/answer-question.ts';
import { brands, findBrandByPath, hubBrand } from '#shared/brands/index.ts';
import type { Citation } from '#shared/domain/citation.ts';
import { openConduct } from '../conduct/open-conduct.ts';
import { findBrandKnowledge } from './brand-knowledge.ts';

type SupportQuestion = {
  message: string;
  /** First segment of the page's path, which names a brand or nothing. */
  context: string;
  now: Date;
};

/** Answers a question about the product from the knowledge of the page's brand. */
export function answerSupport({ message, context, now }: SupportQuestion): {
  response: string;
  sources: Citation[];
} {
  const { id } = findBrandByPath(context) ?? hubBrand;
  const knowledge = findBrandKnowledge(id);
  const conduct = openConduct({ brandId: id, message, earlier: [], wantsPerson: false, knowledge });
  const answer =
    conduct.settled ??
    conduct.review(answerQuestion({ knowledge, question: conduct.question, history: [], now }));
  if (answer.outcome !== 'declined') return { response: answer.text, sources: answer.citations };
  const { contact } = brands[id];
  const response = `I do not know that. Our team does: write to ${contact.email} or call ${contact.phone}.`;
  return { response, sources: [] };
}

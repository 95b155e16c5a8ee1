import { answerQuestion } from '#functions/engine/quoting/answer-question.ts';
import { leadOf } from '#functions/engine/reply/answer.ts';
import { distinctCitations } from '#functions/engine/reply/distinct-citations.ts';
import { brands, findBrandByPath, hubBrand } from '#shared/brands/index.ts';
import { type SentOutcome, sendOutcome } from '#shared/domain/chat/chat-outcome.ts';
import type { Citation } from '#shared/domain/citation.ts';
import { openConduct } from '../conduct/open-conduct.ts';
import { answerFromCorrection, findCorrection } from '../owner-answers/find-correction.ts';
import { findBrandAnswers } from '../support/brand-answers.ts';
import { findBrandKnowledge } from '../support/brand-knowledge.ts';
import { offerSimilarCorrection } from './offer-similar-correction.ts';

type SupportQuestion = {
  message: string;
  /** First segment of the page's path, which names a brand or nothing. */
  context: string;
};

/** Answers a question about the product from the knowledge of the page's brand. */
export function answerSupport({ message, context }: SupportQuestion): {
  response: string;
  lead?: string;
  outcome: SentOutcome;
  confidence: number;
  sources: Citation[];
} {
  const { id } = findBrandByPath(context) ?? hubBrand;
  const knowledge = findBrandKnowledge(id);
  const conduct = openConduct({ brandId: id, message, earlier: [], wantsPerson: false, knowledge });
  const { question } = conduct;
  const own = findBrandAnswers(id);
  const written = findCorrection(own, question, knowledge);
  const fromPages = () =>
    offerSimilarCorrection(answerQuestion({ knowledge, question, history: [] }), own, question, knowledge);
  const answer =
    conduct.settled ?? conduct.review(written ? answerFromCorrection(written, knowledge) : fromPages());
  const { confidence } = answer;
  const { outcome } = sendOutcome(answer.outcome);
  if (outcome !== 'declined')
    return {
      ...leadOf(answer),
      ...{ response: answer.text, outcome, confidence, sources: distinctCitations(answer.citations) },
    };
  const { contact } = brands[id];
  const response = `I do not know that. Our team does: write to ${contact.email} or call ${contact.phone}.`;
  return { response, outcome, confidence, sources: [] };
}

import { quoteWebsite } from '#functions/engine/quoting/quote-website.ts';
import type { Answer } from '#functions/engine/reply/answer.ts';
import { findContext } from '#functions/engine/search/resolve-follow-up.ts';
import type { Admitted } from './admit-message.ts';
import { offerSimilarCorrection } from './offer-similar-correction.ts';

/** The answer without a model: quotes of the website, or the owner's answer to a similar question. */
export function quoteForVisitor(question: string, admitted: Admitted): Answer {
  const { knowledge, history, corrections, frame } = admitted;
  const text = question.trim();
  const found = quoteWebsite(text, knowledge, findContext(text, history), frame);
  return offerSimilarCorrection(found, corrections, text, knowledge, frame);
}

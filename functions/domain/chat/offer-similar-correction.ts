import { textTerms } from '#functions/engine/knowledge/build/index-passage.ts';
import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { languageOfTag } from '#functions/engine/language/languages.ts';
import { foldWord } from '#functions/engine/language/tokenize.ts';
import type { Answer } from '#functions/engine/reply/answer.ts';
import { phrases } from '#functions/engine/reply/phrases.ts';
import { type Question, understandQuestion } from '#functions/engine/search/understand-question.ts';
import type { Correction } from '#shared/domain/conversion/knowledge-item.ts';
import { answerFromCorrection } from './find-correction.ts';
import { isRemark } from './is-remark.ts';

/** An owner's answer is offered if its words stand for this share of what is asked. */
const leastShare = 0.6;
const offeredConfidence = 0.4;

/**
 * If the website doesn't answer, the owner's answer to a question much like the visitor's, as the closest found and not
 * as the answer: a wrong answer in the owner's name would be worse than none.
 */
export function offerSimilarCorrection(
  found: Answer,
  corrections: readonly Correction[],
  message: string,
  knowledge: Knowledge,
): Answer {
  const isOpen = (found.outcome === 'declined' || found.outcome === 'unsure') && !isRemark(found);
  if (corrections.length === 0 || !isOpen) return found;
  const question = understandQuestion(message, knowledge);
  const [best] = corrections
    .filter((correction) => numbersIn(correction.question) === numbersIn(message))
    .map((correction) => ({ correction, share: shareSaid(question, correction, knowledge) }))
    .toSorted((left, right) => right.share - left.share);
  if (!best || best.share < leastShare) return found;
  const answer = answerFromCorrection(best.correction, knowledge);
  const text = `${phrases[question.frame].unsure}\n${answer.text}`;
  return {
    ...{ ...answer, text, outcome: 'unsure', confidence: offeredConfidence, intent: question.kind },
    writtenBy: ['engine', 'owner'],
  };
}

/** The share of the asked things, by weight, that the owner's question and answer say. */
function shareSaid({ terms }: Question, { question, answer }: Correction, knowledge: Knowledge): number {
  const language = languageOfTag(knowledge.languages[0]) ?? 'en';
  const said = new Set(textTerms(`${question} ${answer}`, language));
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  const reached = terms.reduce((sum, { weight, variants }) => {
    const match = Math.max(0, ...variants.map((variant) => (said.has(variant.term) ? variant.weight : 0)));
    return sum + weight * match;
  }, 0);
  return total === 0 ? 0 : reached / total;
}

function numbersIn(text: string): string {
  return foldWord(text).match(/\d+/g)?.join(' ') ?? '';
}

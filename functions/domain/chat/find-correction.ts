import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { stem } from '#functions/engine/language/stem.ts';
import { foldWord, tokenize } from '#functions/engine/language/tokenize.ts';
import type { Answer } from '#functions/engine/reply/answer.ts';
import { type Question, understandQuestion } from '#functions/engine/search/understand-question.ts';
import type { Correction } from '#shared/domain/conversion/knowledge-item.ts';
import { foldQuestion } from '../knowledge-base/correct-answer.ts';

/**
 * The owner's correction for a question with the same intent and terms, in any wording. One extra or missing
 * term is another question, because a wrong answer in the owner's name is worse than the website's.
 */
export function findCorrection(
  corrections: readonly Correction[],
  message: string,
  knowledge: Knowledge,
): Correction | undefined {
  if (corrections.length === 0) return undefined;
  const folded = foldQuestion(message);
  const same = corrections.find((correction) => foldQuestion(correction.question) === folded);
  if (same || folded === '') return same;
  const words = new Set(tokenize(message).map(({ word }) => word));
  const asked = understandQuestion(message, knowledge);
  return corrections.find(({ question }) => {
    const sharesWord = tokenize(question).some(({ word }) => words.has(word));
    return sharesWord && asksTheSame(asked, understandQuestion(question, knowledge));
  });
}

/** The owner's correction as an answer with full confidence, cited as the owner's. */
export function answerFromCorrection(
  { answer, correctedAt }: Correction,
  { organisationName }: Knowledge,
): Answer {
  const title = `Answer by ${organisationName}`;
  return {
    text: answer,
    outcome: 'answered',
    confidence: 1,
    intent: 'correction',
    citations: [{ title, url: null, quote: answer, readAt: correctedAt }],
    suggestions: [],
    writtenBy: ['owner'],
  };
}

function asksTheSame(one: Question, other: Question): boolean {
  if (one.kind !== other.kind || one.value !== other.value) return false;
  const numbers = (question: Question) => foldWord(question.text).match(/\d+/g)?.join(' ');
  if (numbers(one) !== numbers(other)) return false;
  if (one.terms.length === 0 || other.terms.length === 0) return false;
  return termsKey(one) === termsKey(other);
}

/** A question's terms, regardless of order and inflection. */
function termsKey({ terms, language }: Question): string {
  const stems = new Set(terms.map(({ word }) => stem(word, language)));
  return [...stems].toSorted().join(' ');
}

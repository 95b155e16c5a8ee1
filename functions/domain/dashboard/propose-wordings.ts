import type { Correction } from '#shared/domain/conversion/knowledge-item.ts';
import { findCorrection } from '../owner-answers/find-correction.ts';
import { matchOwnerAnswers, type OwnerAnswer, type Site } from '../owner-answers/match-owner-answers.ts';
import { foldQuestion } from '../owner-answers/written-question.ts';

/** As many as somebody reads through beside a form. */
const proposed = 5;

/**
 * Of what visitors asked, the questions that are much like one with an owner's answer and would not find it, the closest
 * first: the owner knows which of them mean the same. `answers` are those that are stored.
 */
export function proposeWordings(
  { question, answer }: Pick<Correction, 'question' | 'answer'>,
  asked: readonly string[],
  { answers, site }: { answers: readonly OwnerAnswer[]; site: Site },
): string[] {
  const draft = { id: '', question, answer, correctedAt: '' };
  const stored = answers.filter((one) => foldQuestion(one.question) !== foldQuestion(question));
  const [former] = answers.filter((one) => !stored.includes(one));
  const known = [{ ...draft, wordings: former?.wordings ?? [] }, ...stored];
  const alone = [draft];
  const texts = new Map(asked.map((text) => [foldQuestion(text), text.trim()]));
  return [...texts.values()]
    .filter((text) => findCorrection(known, text, site) === undefined)
    .flatMap((text) => matchOwnerAnswers(alone, text, site).map((match) => ({ text, match })))
    .toSorted((left, right) => right.match.closeness - left.match.closeness)
    .slice(0, proposed)
    .map(({ text }) => text);
}

import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import type { Answer } from '#functions/engine/reply/answer.ts';
import { isBareWishForPerson } from '#functions/engine/search/read-remark.ts';
import type { Citation } from '#shared/domain/citation.ts';
import { matchOwnerAnswers, type OwnerAnswer, type Site } from './match-owner-answers.ts';
import { nameOtherSoftware } from './name-other-software.ts';
import { foldQuestion, isWrittenFor } from './written-question.ts';
import { sayTo } from './yes-or-no.ts';

/**
 * The owner's answer to a question that asks the same in any wording. A question that only resembles it gets none, because
 * a wrong answer in the owner's name is worse than the website's.
 */
export function findCorrection(
  corrections: readonly OwnerAnswer[],
  message: string,
  site: Site,
): OwnerAnswer | undefined {
  const found = findWritten(corrections, message) ?? findSame(corrections, message, site);
  return found && sayTo(message, found);
}

function findWritten(corrections: readonly OwnerAnswer[], message: string): OwnerAnswer | undefined {
  const folded = foldQuestion(message);
  return (
    corrections.find(({ question }) => foldQuestion(question) === folded) ??
    corrections.find((correction) => isWrittenFor(correction, message))
  );
}

/** A brand's answers tell how its assistants hand over: who wants a person of the brand itself gets one. */
function findSame(corrections: readonly OwnerAnswer[], message: string, site: Site): OwnerAnswer | undefined {
  const isOfBrand = corrections[0]?.page !== undefined;
  if (foldQuestion(message) === '' || (isOfBrand && isBareWishForPerson(message))) return undefined;
  const findIn = (asked: string) => {
    const [best] = matchOwnerAnswers(corrections, asked, site);
    return best?.relation === 'same' ? best.answer : undefined;
  };
  if (!isOfBrand) return findIn(message);
  const general = nameOtherSoftware(message, corrections);
  return (
    findIn(message) ??
    (general === message ? undefined : (findWritten(corrections, general) ?? findIn(general)))
  );
}

/** The owner's correction as an answer with full confidence, cited as the owner's. */
export function answerFromCorrection(
  correction: OwnerAnswer,
  site: Pick<Knowledge, 'organisationName'>,
): Answer {
  return {
    text: correction.answer,
    outcome: 'answered',
    confidence: 1,
    intent: 'correction',
    citations: [citeCorrection(correction, site)],
    suggestions: [],
    writtenBy: ['owner'],
  };
}

/** Cites the owner's answer under its question, or the page where it stands. */
export function citeCorrection(
  { question, answer, correctedAt, page }: OwnerAnswer,
  { organisationName }: Pick<Knowledge, 'organisationName'>,
): Citation {
  const cited = { quote: answer, readAt: correctedAt, heading: question };
  return page
    ? { ...cited, title: page.title, url: page.url }
    : { ...cited, title: `Answer by ${organisationName}`, url: null, isOwners: true };
}

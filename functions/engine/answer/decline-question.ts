import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import type { Answer } from './answer.ts';
import { cite } from './cite.ts';
import { contactDetails } from './contact-details.ts';
import { findQuestions } from './find-questions.ts';
import { spokenOf } from './observe-statement.ts';
import { fill, phrases } from './phrases.ts';
import type { Candidate } from './rank-statements.ts';
import type { Question } from './understand-question.ts';

/** Below this the closest page has nothing to do with the question. */
const leastConfidenceOfClosestPage = 0.1;

/** Says that the site does not tell, links to the closest passage when there is one, and offers contact data. */
export function declineQuestion(
  question: Question,
  knowledge: Knowledge,
  best: Candidate | undefined,
  confidence: number,
): Answer {
  const words = phrases[question.language];
  const organisation = knowledge.organisationName;
  const contact = contactDetails(knowledge, question.language);
  const title = best && knowledge.sources[best.passage.source]?.title;
  const citation = best && cite(knowledge, best.passage.source, [best.statement]);
  // "Give me a recipe" is no reason to link what "gives" something.
  const isOnSubject = question.terms.some(
    ({ isSubject }, at) => isSubject && (best?.reached[at] ?? 0) >= spokenOf,
  );
  const isClose =
    title !== undefined && title !== '' && isOnSubject && confidence >= leastConfidenceOfClosestPage;
  const sentences = [
    fill(words.declined, { organisation }),
    ...(isClose ? [fill(words.closestPage, { title })] : []),
    ...(contact === '' ? [] : [fill(words.contactOffer, { organisation, contact })]),
  ];
  return {
    text: sentences.join(' '),
    outcome: 'declined',
    confidence: 1 - confidence,
    intent: question.kind,
    citations: isClose && citation ? [citation] : [],
    suggestions: isClose ? questionsOfPage(knowledge, best?.passage.source) : [],
  };
}

function questionsOfPage({ passages }: Knowledge, page: number | undefined): string[] {
  return findQuestions(passages.filter(({ source }) => source === page));
}

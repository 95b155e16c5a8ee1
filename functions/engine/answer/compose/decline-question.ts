import type { Knowledge, Statement } from '#functions/engine/knowledge/knowledge.ts';
import type { Answer } from '#functions/engine/reply/answer.ts';
import { cite } from '#functions/engine/reply/cite.ts';
import { contactDetails } from '#functions/engine/reply/contact-details.ts';
import { findQuestions } from '#functions/engine/reply/find-questions.ts';
import { fill, joinSentences, phrases } from '#functions/engine/reply/phrases.ts';
import type { Question } from '#functions/engine/search/understand-question.ts';
import { leastMatch } from '../retrieve/observe-statement.ts';
import type { Candidate } from '../retrieve/rank-statements.ts';

/** Below this, the closest page is unrelated to the question. */
const leastConfidenceOfClosestPage = 0.1;
const mostLinksTried = 10;

/** Says that the site doesn't tell, links the closest passage on its subject if there is one, and offers contact details. */
export function declineQuestion(
  question: Question,
  knowledge: Knowledge,
  ranked: readonly Candidate[],
  confidence: number,
): Answer {
  const best = findClosest(question, ranked);
  const isClose = confidence >= leastConfidenceOfClosestPage;
  const closest = best && isClose ? { source: best.passage.source, statement: best.statement } : undefined;
  return { ...declineWith(question, knowledge, closest), confidence: 1 - confidence };
}

/**
 * The best statement on the question's subject: "give me a recipe" must not link a page that "gives" something. Of a
 * price, one with an amount or else the one that says most of the thing, since words for a price stand anywhere.
 */
function findClosest(question: Question, ranked: readonly Candidate[]): Candidate | undefined {
  const { terms, value } = question;
  const things = terms.flatMap(({ isSubject, satisfiedBy, weight }, at) =>
    isSubject && !(value === 'money' && satisfiedBy === value) ? [{ at, weight }] : [],
  );
  const said = ({ reached, value: place }: Candidate) => {
    const matches = things.map(({ at, weight }) => {
      const match = reached[at] ?? 0;
      return match >= leastMatch ? weight * match : 0;
    });
    const sum = matches.reduce((total, match) => total + match, 0);
    return sum > 0 && place !== 'missing' ? sum + 1 : sum;
  };
  const tried = value === 'money' ? ranked.slice(0, mostLinksTried) : ranked.slice(0, 1);
  const [closest] = tried.toSorted((left, right) => said(right) - said(left));
  return closest && said(closest) > 0 ? closest : undefined;
}

/** A refusal with a given closest page, without its confidence. */
export function declineWith(
  { frame, kind }: Pick<Question, 'frame' | 'kind'>,
  knowledge: Knowledge,
  closest: { source: number; statement: Statement } | undefined,
): Omit<Answer, 'confidence'> {
  const words = phrases[frame];
  const organisation = knowledge.organisationName;
  const contact = contactDetails(knowledge, frame);
  const title = (closest && knowledge.sources[closest.source]?.title) ?? '';
  const isClose = closest !== undefined && title !== '';
  const citation = isClose ? cite(knowledge, closest.source, [closest.statement]) : undefined;
  const sentences = [
    fill(words.declined, { organisation }),
    ...(isClose ? [fill(words.closestPage, { title })] : []),
    ...(contact === '' ? [] : [fill(words.contactOffer, { organisation, contact })]),
  ];
  return {
    text: joinSentences(sentences),
    outcome: 'declined',
    intent: kind,
    citations: citation ? [citation] : [],
    suggestions: isClose ? questionsOfPage(knowledge, closest.source) : [],
  };
}

function questionsOfPage({ passages }: Knowledge, page: number): string[] {
  return findQuestions(passages.filter(({ source }) => source === page));
}

import type { ChatSessionSummary } from '#shared/contract/chat-history.ts';
import type { ChatOutcome } from '#shared/domain/chat/chat-outcome.ts';
import type { QuestionCounts } from '#shared/domain/chat/question-result.ts';
import type { SessionOutcome } from '#shared/domain/chat/session-outcome.ts';
import {
  noRatings,
  type RatingCounts,
  type Sentiment,
  scoreRatings,
} from '#shared/domain/figures/ratings.ts';
import type { SessionRecord } from './session-record.ts';

/** Maps a stored conversation to the fields of document 2 section 3. */
export function describeSession(record: SessionRecord): ChatSessionSummary {
  const { sessionId, startedAt, lastAt, messageCount, contactProvided } = record;
  const ratings = readRatings(record);
  const satisfaction = scoreRatings(ratings);
  return {
    id: sessionId,
    userQuery: nameSession(record),
    outcome: findOutcome(record),
    timestamp: startedAt,
    messageCount,
    duration: Math.max(0, Math.round((Date.parse(lastAt) - Date.parse(startedAt)) / 1000)),
    ...(satisfaction !== null && { satisfaction }),
    ratings,
    topics: [...new Set([...record.intents].flatMap((intent) => topicNames[intent] ?? []))],
    contactProvided,
    sentiment: readSentiment(satisfaction),
    sources: [...record.sources],
    questions: countResults(record),
    unanswered: [...record.unanswered],
    unsure: [...record.unsure],
    ...(record.distant.size > 0 && { distant: [...record.distant] }),
    ...(record.isAnsweredByPerson && { isAnsweredByPerson: true }),
    ...(record.page && { page: record.page }),
    ...(record.isTest && { isTest: true }),
    ...(record.visitorLanguage && { language: record.visitorLanguage }),
    ...(record.tags.size > 0 && { tags: [...record.tags].toSorted() }),
    ...(record.ownAnswers.size > 0 && { ownAnswers: [...record.ownAnswers] }),
  };
}

/** Neither a greeting nor what was said while leaving a message is a question. */
function nameSession({ title, firstQuestion, outcome, contactProvided }: SessionRecord): string {
  if (title !== undefined) return title;
  const isMark = /^\[[a-z-]+\]$/.test(firstQuestion);
  if (outcome !== 'smalltalk' && !isMark) return firstQuestion;
  return contactProvided ? 'A message to a person' : 'No question asked';
}

/** Older conversations have only the score of their last rating. */
function readRatings({ rated, helpful, satisfaction }: SessionRecord): RatingCounts {
  if (rated !== undefined) return { rated, helpful };
  return satisfaction === undefined ? noRatings : { rated: 1, helpful: Number(satisfaction > balanced) };
}

const balanced = 3;

function readSentiment(satisfaction: number | null): Sentiment {
  if (satisfaction === null || satisfaction === balanced) return 'neutral';
  return satisfaction > balanced ? 'positive' : 'negative';
}

/** Older conversations have only lists of their open questions. */
function countResults(record: SessionRecord): QuestionCounts {
  return {
    answered: record.answeredQuestions,
    unsure: Math.max(record.unsureQuestions, record.unsure.size),
    unanswered: Math.max(record.unansweredQuestions, record.unanswered.size),
  };
}

/** Handed to a person, else left open by any question without a sure answer, whatever was said after it. */
function findOutcome(record: SessionRecord): SessionOutcome {
  if (record.contactProvided) return 'transferred';
  const { unsure, unanswered } = countResults(record);
  if (record.outcome !== 'handoff' && unsure + unanswered > 0) return 'abandoned';
  return record.outcome ? sessionOutcomes[record.outcome] : 'abandoned';
}

/** By the last reply. */
const sessionOutcomes: Record<ChatOutcome, SessionOutcome> = {
  answered: 'completed',
  smalltalk: 'completed',
  unsure: 'abandoned',
  declined: 'abandoned',
  handoff: 'transferred',
  refused: 'abandoned',
};

/** What questions are about, in words; other intents have no specific topic. */
const topicNames: Record<string, string> = {
  money: 'Prices',
  time: 'Hours',
  date: 'Dates',
  address: 'Location',
  person: 'People',
  phone: 'Contact',
  email: 'Contact',
  duration: 'Duration',
  number: 'Numbers',
  percent: 'Numbers',
  // Older conversations have the form of their questions.
  'how-much': 'Prices',
  'what-time': 'Hours',
  when: 'Dates',
  where: 'Location',
  who: 'People',
  contact: 'Contact',
  'how-long': 'Duration',
  'how-many': 'Numbers',
  how: 'How to',
  'yes-no': 'Rules',
};

import type { ChatSessionSummary } from '#shared/contract/chat-history.ts';
import type { ChatOutcome } from '#shared/domain/chat/chat-outcome.ts';
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
  const { sessionId, startedAt, lastAt, firstQuestion, messageCount, contactProvided } = record;
  const ratings = readRatings(record);
  const satisfaction = scoreRatings(ratings);
  return {
    id: sessionId,
    userQuery: firstQuestion,
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
    questions: {
      answered: record.answeredQuestions,
      unsure: record.unsureQuestions,
      unanswered: Math.max(record.unansweredQuestions, record.unanswered.size),
    },
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

function findOutcome({ outcome, contactProvided }: SessionRecord): SessionOutcome {
  if (contactProvided) return 'transferred';
  return outcome ? sessionOutcomes[outcome] : 'abandoned';
}

/** By the answer to the last question: a visitor who left after an unanswered one gave up. */
const sessionOutcomes: Record<ChatOutcome, SessionOutcome> = {
  answered: 'completed',
  smalltalk: 'completed',
  unsure: 'completed',
  declined: 'abandoned',
  handoff: 'transferred',
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

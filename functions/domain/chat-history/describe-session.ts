import type { ChatSessionSummary } from '#shared/contract/assistant/chat-history.ts';
import type { ChatOutcome } from '#shared/domain/chat/chat-outcome.ts';
import type { SessionOutcome } from '#shared/domain/chat/session-outcome.ts';
import { type Sentiment, scoreRatings } from '#shared/domain/figures/ratings.ts';
import type { SessionRecord } from './session-record.ts';

/** Maps a stored conversation to the fields of document 2 section 3. */
export function describeSession(record: SessionRecord): ChatSessionSummary {
  const { sessionId, startedAt, lastAt, messageCount, contactProvided } = record;
  const { unsureQuestions: unsure, unansweredQuestions: unanswered } = record;
  const ratings = { rated: record.rated, helpful: record.helpful };
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
    questions: { answered: record.answeredQuestions, unsure, unanswered },
    unanswered: [...record.unanswered],
    unsure: [...record.unsure],
    ...(record.distant.size > 0 && { distant: [...record.distant] }),
    ...(record.isAnsweredByPerson && { isAnsweredByPerson: true }),
    ...(record.page && { page: record.page }),
    ...(record.agent && { agent: record.agent }),
    ...(record.isByMail && { isByMail: true }),
    ...(record.isTest && { isTest: true }),
    ...(record.visitorLanguage && { language: record.visitorLanguage }),
    ...(record.tags.size > 0 && { tags: [...record.tags].toSorted() }),
    ...(record.ownAnswers.size > 0 && { ownAnswers: [...record.ownAnswers] }),
  };
}

/** Neither a greeting nor what was said while leaving a message is a question. */
function nameSession({ title, firstQuestion, outcome, contactProvided }: SessionRecord): string {
  if (title !== undefined) return title || firstQuestion;
  const isMark = /^\[[a-z-]+\]$/.test(firstQuestion);
  if (outcome !== 'smalltalk' && !isMark) return firstQuestion;
  return contactProvided ? 'A message to a person' : 'No question asked';
}

const balanced = 3;

function readSentiment(satisfaction: number | null): Sentiment {
  if (satisfaction === null || satisfaction === balanced) return 'neutral';
  return satisfaction > balanced ? 'positive' : 'negative';
}

/** Handed to a person, else left open by any question without a sure answer, whatever was said after it. */
function findOutcome(record: SessionRecord): SessionOutcome {
  if (record.contactProvided) return 'transferred';
  const open = record.unsureQuestions + record.unansweredQuestions;
  if (record.outcome !== 'handoff' && open > 0) return 'abandoned';
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
};

import type { ChatSessionSummary, Sentiment, SessionOutcome } from '#shared/contract/chat-history.ts';
import type { ChatOutcome } from '#shared/domain/chat/chat-outcome.ts';
import type { SessionRecord } from './session-record.ts';

/** Maps a stored conversation to the fields of document 2 section 3. */
export function describeSession(record: SessionRecord): ChatSessionSummary {
  const { sessionId, startedAt, lastAt, firstQuestion, messageCount, satisfaction, contactProvided } = record;
  return {
    id: sessionId,
    userQuery: firstQuestion,
    outcome: findOutcome(record),
    timestamp: startedAt,
    messageCount,
    duration: Math.max(0, Math.round((Date.parse(lastAt) - Date.parse(startedAt)) / 1000)),
    ...(satisfaction !== undefined && { satisfaction }),
    topics: [...record.intents].flatMap((intent) => topicNames[intent] ?? []),
    contactProvided,
    sentiment: readSentiment(record),
    sources: [...record.sources],
    questions: {
      answered: record.answeredQuestions,
      unsure: record.unsureQuestions,
      unanswered: Math.max(record.unansweredQuestions, record.unanswered.size),
    },
    unanswered: [...record.unanswered],
    unsure: [...record.unsure],
    ...(record.page && { page: record.page }),
    ...(record.isTest && { isTest: true }),
  };
}

/** A rating outweighs a word of thanks. */
function readSentiment({ satisfaction, intents }: SessionRecord): Sentiment {
  if (satisfaction !== undefined && satisfaction !== 3) return satisfaction > 3 ? 'positive' : 'negative';
  if (intents.has('abuse') || intents.has('complaint')) return 'negative';
  return intents.has('thanks') ? 'positive' : 'neutral';
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

/** Topics of question intents; other intents have no specific topic. */
const topicNames: Record<string, string> = {
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

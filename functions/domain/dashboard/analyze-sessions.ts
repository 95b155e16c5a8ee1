import { countEach } from '#functions/domain/chat-history/count-each.ts';
import { groupQuestions } from '#functions/domain/chat-history/group-questions.ts';
import type { ChatSessionSummary } from '#shared/contract/chat-history.ts';
import type { Analytics } from '#shared/contract/dashboard.ts';
import { sumQuestions } from '#shared/domain/chat/question-result.ts';
import { sampleLimit } from '../chat-history/find-sessions.ts';
import type { Traffic } from './count-traffic.ts';

const listed = 8;

/**
 * Figures for a timeframe, from its traffic and its latest conversations. Nothing in them identifies
 * visitors.
 */
export function analyzeSessions(
  sessions: readonly ChatSessionSummary[],
  { chats, visitors, previous }: Traffic,
): Analytics {
  const hours = sessions.map(({ timestamp }) => new Date(timestamp).getUTCHours());
  const totalVisitors = sumOf(visitors);
  const isSample = sessions.length === sampleLimit;
  return {
    totalChats: Math.max(sumOf(chats), sessions.length),
    totalVisitors,
    questions: sumQuestions(sessions.map(({ questions }) => questions)),
    previous,
    sampleSize: isSample ? sessions.length : null,
    chats,
    visitors,
    outcomes: ['completed', 'transferred', 'abandoned'].map((label) => ({
      label,
      count: sessions.filter(({ outcome }) => outcome === label).length,
    })),
    satisfaction: [5, 4, 3, 2, 1].map((stars) => ({
      label: String(stars),
      count: sessions.filter(({ satisfaction }) => satisfaction === stars).length,
    })),
    sentiment: ['positive', 'neutral', 'negative'].map((label) => ({
      label,
      count: sessions.filter(({ sentiment }) => sentiment === label).length,
    })),
    topics: countTexts(sessions.flatMap(({ topics }) => topics)),
    unansweredQuestions: groupQuestions(sessions.flatMap(({ unanswered }) => unanswered))
      .slice(0, listed)
      .map(([label, count]) => ({ label, count })),
    sources: countTexts(sessions.flatMap(({ sources }) => sources)),
    sourceValue: valueSources(sessions),
    busiestHours: Array.from({ length: 24 }, (_, hour) => ({
      label: `${String(hour).padStart(2, '0')}:00`,
      count: hours.filter((it) => it === hour).length,
    })),
    funnel: [
      // Results of a sample can't be compared with all visitors.
      ...(isSample ? [] : [{ label: 'Visitors', count: totalVisitors }]),
      { label: 'Conversations', count: sessions.length },
      { label: 'Answered', count: sessions.filter(({ questions }) => questions.answered > 0).length },
      { label: 'Left a contact', count: sessions.filter(({ contactProvided }) => contactProvided).length },
    ],
  };
}

/** The pages cited in conversations with a contact, and how many of their conversations led to one. */
function valueSources(sessions: readonly ChatSessionSummary[]): Analytics['sourceValue'] {
  return countEach(sessions.flatMap(({ sources }) => sources))
    .map(([title, conversations]) => ({
      title,
      conversations,
      contacts: sessions.filter((it) => it.contactProvided && it.sources.includes(title)).length,
    }))
    .toSorted((left, right) => right.contacts - left.contacts)
    .slice(0, listed);
}

function countTexts(texts: readonly string[]): { label: string; count: number }[] {
  return countEach(texts)
    .slice(0, listed)
    .map(([label, count]) => ({ label, count }));
}

function sumOf(counts: Analytics['chats']): number {
  return counts.reduce((sum, { count }) => sum + count, 0);
}

import { countEach } from '#functions/domain/chat-history/count-each.ts';
import type { ChatSessionSummary } from '#shared/contract/chat-history.ts';
import type { Analytics, Timeframe } from '#shared/contract/dashboard.ts';

const hourMilliseconds = 3_600_000;
const timeframes: Record<Timeframe, { buckets: number; bucketMilliseconds: number }> = {
  '24h': { buckets: 24, bucketMilliseconds: hourMilliseconds },
  '7d': { buckets: 7, bucketMilliseconds: 24 * hourMilliseconds },
  '30d': { buckets: 30, bucketMilliseconds: 24 * hourMilliseconds },
};
const listed = 8;

/** When a timeframe that ends now begins: its first hour or day, whole. */
export function beginOf(timeframe: Timeframe, now: Date): Date {
  const { buckets, bucketMilliseconds } = timeframes[timeframe];
  const current = Math.floor(now.getTime() / bucketMilliseconds);
  return new Date((current - buckets + 1) * bucketMilliseconds);
}

/** The figures of a timeframe's conversations. Nothing in them tells who asked. */
export function analyzeSessions(
  sessions: readonly ChatSessionSummary[],
  timeframe: Timeframe,
  now: Date,
): Analytics {
  const { buckets, bucketMilliseconds } = timeframes[timeframe];
  const begin = beginOf(timeframe, now).getTime();
  const hours = sessions.map(({ timestamp }) => new Date(timestamp).getUTCHours());
  const abandoned = sessions.filter(({ outcome }) => outcome === 'abandoned');
  return {
    totalChats: sessions.length,
    chats: Array.from({ length: buckets }, (_, index) => {
      const from = begin + index * bucketMilliseconds;
      const isIn = ({ timestamp }: ChatSessionSummary) =>
        Date.parse(timestamp) >= from && Date.parse(timestamp) < from + bucketMilliseconds;
      return { label: new Date(from).toISOString(), count: sessions.filter(isIn).length };
    }),
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
    unansweredQuestions: countTexts(abandoned.map(({ userQuery }) => userQuery.trim())),
    sources: countTexts(sessions.flatMap(({ sources }) => sources)),
    sourceValue: valueSources(sessions),
    busiestHours: Array.from({ length: 24 }, (_, hour) => ({
      label: `${String(hour).padStart(2, '0')}:00`,
      count: hours.filter((it) => it === hour).length,
    })),
    funnel: [
      { label: 'Conversations', count: sessions.length },
      { label: 'Answered', count: sessions.length - abandoned.length },
      { label: 'Left a contact', count: sessions.filter(({ contactProvided }) => contactProvided).length },
    ],
  };
}

/** The pages that conversations with a contact stood on, and how many of theirs led to one. */
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

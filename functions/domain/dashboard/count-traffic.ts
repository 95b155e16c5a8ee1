import type { ChatSessionSummary } from '#shared/contract/chat-history.ts';
import type { Analytics, Timeframe } from '#shared/contract/dashboard.ts';
import { type DayCounter, dayOf } from '../chat/chat-day.ts';
import type { ChatDayStore } from '../chat/ports.ts';

const hourMilliseconds = 3_600_000;
const timeframes: Record<Timeframe, { buckets: number; bucketMilliseconds: number }> = {
  '24h': { buckets: 24, bucketMilliseconds: hourMilliseconds },
  '7d': { buckets: 7, bucketMilliseconds: 24 * hourMilliseconds },
  '30d': { buckets: 30, bucketMilliseconds: 24 * hourMilliseconds },
};

export type Traffic = Pick<Analytics, 'chats' | 'visitors'>;

type TrafficPorts = { chatDays: Pick<ChatDayStore, 'readDays' | 'readHours'>; now(): Date };
type Period = { conversionId: string; timeframe: Timeframe };

/** Start of a timeframe that ends now, at a full hour or day. */
export function startOf(timeframe: Timeframe, now: Date): Date {
  const { buckets, bucketMilliseconds } = timeframes[timeframe];
  const current = Math.floor(now.getTime() / bucketMilliseconds);
  return new Date((current - buckets + 1) * bucketMilliseconds);
}

/**
 * Conversations and visitors per hour or day of a timeframe. Days are exact counts, even when `sessions` is a
 * sample.
 */
export async function countTraffic(
  { chatDays, now }: TrafficPorts,
  { conversionId, timeframe }: Period,
  sessions: readonly ChatSessionSummary[],
): Promise<Traffic> {
  const labels = listLabels(timeframe, now());
  const firstDay = dayOf(startOf(timeframe, now()));
  const today = dayOf(now());
  if (timeframe === '24h') {
    const hours = await Promise.all([firstDay, today].map((day) => chatDays.readHours(conversionId, day)));
    const visitorsAt = (label: string) =>
      hours[label.startsWith(today) ? 1 : 0]?.[new Date(label).getUTCHours()] ?? 0;
    const chatsAt = (label: string) =>
      sessions.filter(({ timestamp }) => timestamp.slice(0, 13) === label.slice(0, 13)).length;
    return {
      chats: labels.map((label) => ({ label, count: chatsAt(label) })),
      visitors: labels.map((label) => ({ label, count: visitorsAt(label) })),
    };
  }
  const days = await chatDays.readDays(conversionId, firstDay, today);
  const countDays = (counter: DayCounter) =>
    labels.map((label) => ({ label, count: days.get(label.slice(0, 10))?.[counter] ?? 0 }));
  return { chats: countDays('conversations'), visitors: countDays('visitors') };
}

/** Start instants of a timeframe's hours or days. */
function listLabels(timeframe: Timeframe, now: Date): string[] {
  const { buckets, bucketMilliseconds } = timeframes[timeframe];
  const begin = startOf(timeframe, now).getTime();
  return Array.from({ length: buckets }, (_, index) =>
    new Date(begin + index * bucketMilliseconds).toISOString(),
  );
}

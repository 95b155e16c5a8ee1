import type { Analytics, Timeframe } from '#shared/contract/dashboard.ts';
import { type DayCounter, dayOf } from '../chat/chat-day.ts';
import type { ChatDayStore } from '../chat/ports.ts';

const hourMilliseconds = 3_600_000;
const timeframes: Record<Timeframe, { buckets: number; bucketMilliseconds: number }> = {
  '24h': { buckets: 24, bucketMilliseconds: hourMilliseconds },
  '7d': { buckets: 7, bucketMilliseconds: 24 * hourMilliseconds },
  '30d': { buckets: 30, bucketMilliseconds: 24 * hourMilliseconds },
};

export type Traffic = Pick<Analytics, 'chats' | 'visitors' | 'previous'>;

type TrafficPorts = { chatDays: Pick<ChatDayStore, 'readDays' | 'readHours'>; now(): Date };
type Period = { conversionId: string; timeframe: Timeframe };

/** Start of a timeframe that ends now, at a full hour or day. */
export function startOf(timeframe: Timeframe, now: Date): Date {
  const { buckets, bucketMilliseconds } = timeframes[timeframe];
  const current = Math.floor(now.getTime() / bucketMilliseconds);
  return new Date((current - buckets + 1) * bucketMilliseconds);
}

/** Start of the period of the same length before a timeframe. */
export function startOfPrevious(timeframe: Timeframe, now: Date): Date {
  const { buckets, bucketMilliseconds } = timeframes[timeframe];
  return new Date(startOf(timeframe, now).getTime() - buckets * bucketMilliseconds);
}

/**
 * Conversations and visitors per hour or day of a timeframe, and their sums for the period before. Days are
 * exact counts; hours are counted from the start instants of conversations.
 */
export async function countTraffic(
  { chatDays, now }: TrafficPorts,
  { conversionId, timeframe }: Period,
  startInstants: readonly string[],
): Promise<Traffic> {
  const { buckets } = timeframes[timeframe];
  const labels = listLabels(timeframe, now());
  const firstDay = dayOf(startOfPrevious(timeframe, now()));
  const today = dayOf(now());
  if (timeframe === '24h') {
    const days = [firstDay, dayOf(startOf(timeframe, now())), today];
    const hours = await Promise.all(days.map((day) => chatDays.readHours(conversionId, day)));
    const visitorsAt = (label: string) =>
      hours[days.indexOf(label.slice(0, 10))]?.[new Date(label).getUTCHours()] ?? 0;
    const chatsAt = (label: string) =>
      startInstants.filter((instant) => instant.slice(0, 13) === label.slice(0, 13)).length;
    return divide(labels, buckets, { chats: chatsAt, visitors: visitorsAt });
  }
  const days = await chatDays.readDays(conversionId, firstDay, today);
  const countDays = (counter: DayCounter) => (label: string) => days.get(label.slice(0, 10))?.[counter] ?? 0;
  return divide(labels, buckets, { chats: countDays('conversations'), visitors: countDays('visitors') });
}

type Count = (label: string) => number;

/** The newer half of the labels slot by slot, and the sums of the older half. */
function divide(
  labels: readonly string[],
  buckets: number,
  { chats, visitors }: { chats: Count; visitors: Count },
): Traffic {
  const shown = labels.slice(buckets);
  const before = labels.slice(0, buckets);
  const sum = (count: Count) => before.reduce((total, label) => total + count(label), 0);
  return {
    chats: shown.map((label) => ({ label, count: chats(label) })),
    visitors: shown.map((label) => ({ label, count: visitors(label) })),
    previous: { totalChats: sum(chats), totalVisitors: sum(visitors) },
  };
}

/** Start instants of the hours or days of a timeframe and of the period before. */
function listLabels(timeframe: Timeframe, now: Date): string[] {
  const { buckets, bucketMilliseconds } = timeframes[timeframe];
  const begin = startOfPrevious(timeframe, now).getTime();
  return Array.from({ length: 2 * buckets }, (_, index) =>
    new Date(begin + index * bucketMilliseconds).toISOString(),
  );
}

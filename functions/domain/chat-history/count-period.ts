import type { ChatDayStore } from '#functions/storage/dynamodb/chat/chat-day-store.ts';
import type { ChatHistoryStore } from '#functions/storage/dynamodb/chat/chat-history-store.ts';
import type { ChatSessionSummary } from '#shared/contract/chat-history.ts';
import type { Analytics, Timeframe } from '#shared/contract/dashboard/analytics.ts';
import { splitQuestions, sumQuestions } from '#shared/domain/chat/question-result.ts';
import { sumRatings } from '#shared/domain/figures/ratings.ts';
import { sumDayCounts } from '../chat/chat-day.ts';
import { countBySlot, daysOf, listSlots, listSlotsBefore, startOf } from '../figures/period.ts';
import { findSessionsSince, sampleLimit } from './find-sessions.ts';

/** The exact counts of a period. */
export type PeriodCounts = Pick<
  Analytics,
  'chats' | 'visitors' | 'previous' | 'questions' | 'ratings' | 'contacts'
>;
/** Those of days and hours; contacts come from the conversations. */
type SlotCounts = Omit<PeriodCounts, 'contacts' | 'previous'> & {
  previous: Omit<PeriodCounts['previous'], 'contacts'>;
};

/** Dependencies of a period's counts. */
export type PeriodPorts = {
  chatDays: Pick<ChatDayStore, 'readDays' | 'readHours'>;
  chatHistory: Pick<ChatHistoryStore, 'listSessions'>;
  now(): Date;
};
type PeriodOf = { conversionId: string; period: Timeframe };

/** A period's counts, and the latest stored conversations that began in it, newest first. */
export async function readPeriod(
  ports: PeriodPorts,
  { conversionId, period }: PeriodOf,
): Promise<{ counts: PeriodCounts; sessions: ChatSessionSummary[] }> {
  const begin = startOf(period, ports.now());
  const [before = begin] = listSlotsBefore(period, ports.now());
  const found = await findSessionsSince(ports, conversionId, before);
  const sessions = found.filter(({ timestamp }) => timestamp >= begin);
  const earlier = found.filter(({ timestamp }) => timestamp < begin);
  const counts =
    period === '24h'
      ? await countHours(ports, { conversionId, period }, { sessions, earlier })
      : await countDays(ports, { conversionId, period });
  const isWhole = found.length < sampleLimit;
  return {
    sessions,
    counts: {
      ...counts,
      contacts: isWhole || earlier.length > 0 ? countContacts(sessions) : null,
      previous: { ...counts.previous, contacts: isWhole ? countContacts(earlier) : null },
    },
  };
}

function countContacts(sessions: readonly ChatSessionSummary[]): number {
  return sessions.filter(({ contactProvided }) => contactProvided).length;
}

/** Days have exact counts of everything. */
async function countDays(
  { chatDays, now }: PeriodPorts,
  { conversionId, period }: PeriodOf,
): Promise<SlotCounts> {
  const [slots, earlier] = [listSlots(period, now()), listSlotsBefore(period, now())];
  const days = await chatDays.readDays(conversionId, daysOf(earlier).from, daysOf(slots).to);
  const bySlot = countBySlot([...earlier, ...slots], days);
  const of = (slot: string) => sumDayCounts(bySlot.get(slot) ?? []);
  const total = sumDayCounts(slots.map(of));
  const before = sumDayCounts(earlier.map(of));
  return {
    chats: slots.map((label) => ({ label, count: of(label).conversations })),
    visitors: slots.map((label) => ({ label, count: of(label).visitors })),
    previous: {
      totalChats: before.conversations,
      totalVisitors: before.visitors,
      chats: earlier.map((label) => ({ label, count: of(label).conversations })),
      visitors: earlier.map((label) => ({ label, count: of(label).visitors })),
      questions: splitQuestions(before),
      ratings: { rated: before.rated, helpful: before.helpful },
    },
    questions: splitQuestions(total),
    ratings: { rated: total.rated, helpful: total.helpful },
  };
}

/** Hours are counted for visitors; the rest comes from the conversations. */
async function countHours(
  { chatDays, now }: PeriodPorts,
  { conversionId, period }: PeriodOf,
  { sessions, earlier: sessionsBefore }: Record<'sessions' | 'earlier', ChatSessionSummary[]>,
): Promise<SlotCounts> {
  const [slots, earlier] = [listSlots(period, now()), listSlotsBefore(period, now())];
  const days = [...new Set([...earlier, ...slots].map((slot) => slot.slice(0, 10)))];
  const hours = new Map(
    await Promise.all(days.map(async (day) => [day, await chatDays.readHours(conversionId, day)] as const)),
  );
  const visitorsAt = (slot: string) => hours.get(slot.slice(0, 10))?.[new Date(slot).getUTCHours()] ?? 0;
  const chatsAt = (slot: string) =>
    [...sessions, ...sessionsBefore].filter(({ timestamp }) => timestamp.slice(0, 13) === slot.slice(0, 13))
      .length;
  const sum = (count: (slot: string) => number) => earlier.reduce((total, slot) => total + count(slot), 0);
  return {
    chats: slots.map((label) => ({ label, count: chatsAt(label) })),
    visitors: slots.map((label) => ({ label, count: visitorsAt(label) })),
    previous: {
      totalChats: sum(chatsAt),
      totalVisitors: sum(visitorsAt),
      chats: earlier.map((label) => ({ label, count: chatsAt(label) })),
      visitors: earlier.map((label) => ({ label, count: visitorsAt(label) })),
      questions: sumQuestions(sessionsBefore.map(({ questions }) => questions)),
      ratings: sumRatings(sessionsBefore.map(({ ratings }) => ratings)),
    },
    questions: sumQuestions(sessions.map(({ questions }) => questions)),
    ratings: sumRatings(sessions.map(({ ratings }) => ratings)),
  };
}

/** How many conversations a period had, and how many of them its other figures are based on, when not all. */
export function measureSample(
  { chats }: Pick<PeriodCounts, 'chats'>,
  sessions: readonly ChatSessionSummary[],
): { totalChats: number; sampleSize: number | null } {
  const counted = chats.reduce((sum, { count }) => sum + count, 0);
  const totalChats = Math.max(counted, sessions.length);
  return { totalChats, sampleSize: sessions.length < totalChats ? sessions.length : null };
}

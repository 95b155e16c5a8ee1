import type { ChatDayStore } from '#functions/storage/dynamodb/chat/chat-day-store.ts';
import type { ChatHistoryStore } from '#functions/storage/dynamodb/chat/chat-history-store.ts';
import type { ChatSessionSummary } from '#shared/contract/assistant/chat-history.ts';
import type { Analytics, Timeframe } from '#shared/contract/dashboard/analytics.ts';
import { splitQuestions } from '#shared/domain/chat/question-result.ts';
import { sumDayCounts } from '../chat/chat-day.ts';
import { countBySlot, daysOf, hoursOf, listSlots, listSlotsBefore, startOf } from '../figures/period.ts';
import { findSessionsSince, sampleLimit } from './find-sessions.ts';

/** The exact counts of a period. */
export type PeriodCounts = Pick<
  Analytics,
  'chats' | 'visitors' | 'previous' | 'questions' | 'ratings' | 'contacts'
>;
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
  const counts = await countSlots(ports, { conversionId, period });
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

/** Hours and days have exact counts of everything but contacts, which come from the conversations. */
async function countSlots({ chatDays, now }: PeriodPorts, { conversionId, period }: PeriodOf) {
  const [slots, earlier] = [listSlots(period, now()), listSlotsBefore(period, now())];
  const isByHour = period === '24h';
  const { from, to } = (isByHour ? hoursOf : daysOf)([...earlier, ...slots]);
  const found = await (isByHour ? chatDays.readHours : chatDays.readDays)(conversionId, from, to);
  const bySlot = countBySlot([...earlier, ...slots], found);
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

/** How many conversations a period had, and how many of them its other figures are based on, when not all. */
export function measureSample(
  { chats }: Pick<PeriodCounts, 'chats'>,
  sessions: readonly ChatSessionSummary[],
): { totalChats: number; sampleSize: number | null } {
  const totalChats = chats.reduce((sum, { count }) => sum + count, 0);
  return { totalChats, sampleSize: sessions.length < totalChats ? sessions.length : null };
}

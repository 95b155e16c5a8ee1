import type { ChatSessionSummary, SummaryPeriod } from '#shared/contract/chat-history.ts';
import { describeSession } from './describe-session.ts';
import type { ChatHistoryStore } from './ports.ts';

const periodDays: Record<SummaryPeriod, number> = { daily: 1, weekly: 7, monthly: 30 };
/** Conversations that figures are drawn from at most, the latest ones. */
export const sampleLimit = 1000;

type HistoryPorts = { chatHistory: Pick<ChatHistoryStore, 'listSessions'>; now(): Date };

/** When a period that ends now begins. */
export function beginOfPeriod(period: SummaryPeriod, now: Date): string {
  return new Date(now.getTime() - periodDays[period] * 86_400_000).toISOString();
}

/** The latest conversations that began in the period, newest first. */
export async function findSessionsOf(
  { chatHistory, now }: HistoryPorts,
  { conversionId, period }: { conversionId: string; period: SummaryPeriod },
): Promise<ChatSessionSummary[]> {
  return findSessionsSince({ chatHistory }, conversionId, beginOfPeriod(period, now()));
}

/** The latest conversations that began since an instant, newest first. */
export async function findSessionsSince(
  { chatHistory }: Pick<HistoryPorts, 'chatHistory'>,
  conversionId: string,
  from: string,
): Promise<ChatSessionSummary[]> {
  const { records } = await chatHistory.listSessions(conversionId, { from, limit: sampleLimit });
  return records.map(describeSession);
}

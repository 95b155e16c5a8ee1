import type { ChatSessionSummary, SummaryPeriod } from '#shared/contract/chat-history.ts';
import { describeSession } from './describe-session.ts';
import type { ChatHistoryStore } from './ports.ts';

const periodDays: Record<SummaryPeriod, number> = { daily: 1, weekly: 7, monthly: 30 };
/** Maximum number of conversations that figures are based on, the latest ones. */
export const sampleLimit = 1000;
/** So many tests of the account itself may be among them without making the sample smaller. */
const testAllowance = 30;

type HistoryPorts = { chatHistory: Pick<ChatHistoryStore, 'listSessions'>; now(): Date };

/** Start of a period that ends now. */
export function startOfPeriod(period: SummaryPeriod, now: Date): string {
  return new Date(now.getTime() - periodDays[period] * 86_400_000).toISOString();
}

/** Visitors' latest conversations that started in the period, newest first. */
export async function findSessionsOf(
  { chatHistory, now }: HistoryPorts,
  { conversionId, period }: { conversionId: string; period: SummaryPeriod },
): Promise<ChatSessionSummary[]> {
  return findSessionsSince({ chatHistory }, conversionId, startOfPeriod(period, now()));
}

/** Visitors' latest conversations that started since an instant, newest first. */
export async function findSessionsSince(
  { chatHistory }: Pick<HistoryPorts, 'chatHistory'>,
  conversionId: string,
  from: string,
): Promise<ChatSessionSummary[]> {
  const limit = sampleLimit + testAllowance;
  const { records } = await chatHistory.listSessions(conversionId, { from, limit });
  return records
    .filter(({ isTest }) => !isTest)
    .slice(0, sampleLimit)
    .map(describeSession);
}

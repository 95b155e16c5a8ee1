import type { ChatHistoryStore } from '#functions/storage/dynamodb/chat/chat-history-store.ts';
import type { ChatSessionSummary } from '#shared/contract/assistant/chat-history.ts';
import { describeSession } from '../chat-history/describe-session.ts';

const periodMilliseconds = 30 * 86_400_000;
/** One page of conversations, so that the cost is constant. */
const mostLookedAt = 200;

/** The visitors' conversations of the last days, in which open questions are looked for. */
export async function listAskingSessions(
  ports: { chatHistory: Pick<ChatHistoryStore, 'listSessions'>; now(): Date },
  conversionId: string,
): Promise<{ sessions: ChatSessionSummary[]; lookedAt?: number }> {
  const from = new Date(ports.now().getTime() - periodMilliseconds).toISOString();
  const { records, next } = await ports.chatHistory.listSessions(conversionId, { from, limit: mostLookedAt });
  const sessions = records.filter(({ isTest }) => !isTest).map(describeSession);
  return { sessions, ...(next && { lookedAt: sessions.length }) };
}

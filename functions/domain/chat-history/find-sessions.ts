import type { ChatHistoryStore } from '#functions/storage/dynamodb/chat/chat-history-store.ts';
import type { ChatSessionSummary } from '#shared/contract/assistant/chat-history.ts';
import { describeSession } from './describe-session.ts';

/** Maximum number of conversations that figures are based on, the latest ones. */
export const sampleLimit = 1000;
/** So many tests of the account itself may be among them without making the sample smaller. */
const testAllowance = 30;

/** Visitors' latest conversations that started since an instant, newest first. */
export async function findSessionsSince(
  { chatHistory }: { chatHistory: Pick<ChatHistoryStore, 'listSessions'> },
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

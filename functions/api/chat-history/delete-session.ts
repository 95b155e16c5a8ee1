import { handle } from '#functions/http/handle.ts';
import { chatHistory } from '#shared/contract/assistant/chat-history.ts';

export const handler = handle(chatHistory.deleteSession, async ({ conversionId, sessionId }, { deps }) => {
  await deps.words.remove(conversionId, sessionId);
  return { success: true as const };
});

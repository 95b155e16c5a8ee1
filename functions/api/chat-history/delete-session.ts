import { handle } from '#functions/http/handle.ts';
import { openWordRemover } from '#functions/wiring/chat/word-remover.ts';
import { chatHistory } from '#shared/contract/chat-history.ts';

export const handler = handle(chatHistory.deleteSession, async ({ conversionId, sessionId }, { deps }) => {
  await openWordRemover(deps).chats.remove(conversionId, sessionId);
  return { success: true as const };
});

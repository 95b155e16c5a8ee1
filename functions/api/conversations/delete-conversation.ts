import { handle } from '#functions/http/handle.ts';
import { openWordRemover } from '#functions/wiring/chat/word-remover.ts';
import { conversations } from '#shared/contract/conversations.ts';

export const handler = handle(
  conversations.deleteConversation,
  async ({ conversionId, sessionId }, { deps }) => {
    await openWordRemover(deps).chats.remove(conversionId, sessionId);
    return { success: true as const };
  },
);

import { handle } from '#functions/http/handle.ts';
import { conversations } from '#shared/contract/assistant/conversations.ts';

export const handler = handle(
  conversations.deleteConversation,
  async ({ conversionId, sessionId }, { deps }) => {
    await deps.words.remove(conversionId, sessionId);
    return { success: true as const };
  },
);

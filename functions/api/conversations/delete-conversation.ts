import { handle } from '#functions/lib/handle.ts';
import { contract } from '#shared/contract/index.ts';

export const handler = handle(
  contract.conversations.deleteConversation,
  async ({ conversionId, sessionId }, { deps }) => {
    await deps.chats.remove(conversionId, sessionId);
    return { success: true as const };
  },
);

import { handle } from '#functions/lib/handle.ts';
import { contract } from '#shared/contract/index.ts';

export const handler = handle(
  contract.chatHistory.deleteSession,
  async ({ conversionId, sessionId }, { deps }) => {
    await deps.chats.remove(conversionId, sessionId);
    return { success: true as const };
  },
);

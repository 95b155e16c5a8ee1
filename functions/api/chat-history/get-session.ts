import { openChatHistoryDeps } from '#functions/lib/chat-history-deps.ts';
import { handle } from '#functions/lib/handle.ts';
import { requireConversion } from '#functions/lib/own-conversion.ts';
import { chatHistory } from '#shared/contract/chat-history.ts';

export const handler = handle(chatHistory.getSession, async ({ sessionId }, call) => {
  const { readTranscript } = await import('#functions/domain/chat-history/read-transcript.ts');
  return readTranscript(openChatHistoryDeps(call.deps), requireConversion(call), sessionId);
});

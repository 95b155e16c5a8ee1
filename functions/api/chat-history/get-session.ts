import { handle } from '#functions/http/handle.ts';
import { requireConversion } from '#functions/http/own-conversion.ts';
import { openChatHistoryDeps } from '#functions/wiring/chat/chat-history.ts';
import { chatHistory } from '#shared/contract/chat-history.ts';

export const handler = handle(chatHistory.getSession, async ({ sessionId }, call) => {
  const { readTranscript } = await import('#functions/domain/chat-history/read-transcript.ts');
  return readTranscript(openChatHistoryDeps(call.deps), requireConversion(call), sessionId);
});

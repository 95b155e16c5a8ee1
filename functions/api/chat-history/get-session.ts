import { handle } from '#functions/http/handle.ts';
import { requireConversion } from '#functions/http/own-conversion.ts';
import { chatHistory } from '#shared/contract/chat-history.ts';

export const handler = handle(chatHistory.getSession, async ({ sessionId }, call) => {
  const { readTranscript } = await import('#functions/domain/chat-history/read-transcript.ts');
  return readTranscript(call.deps, requireConversion(call), sessionId);
});

import { joinLive } from '#functions/domain/chat/live/take-over.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { requireConversion } from '#functions/http/own-conversion.ts';
import { chatHistory } from '#shared/contract/assistant/chat-history.ts';

export const handler = handleSignedIn(chatHistory.joinSession, async ({ sessionId }, call) => {
  await joinLive(call.deps, call.caller, requireConversion(call), sessionId);
  return { success: true as const };
});

import { speakLive } from '#functions/domain/chat/live/take-over.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { requireConversion } from '#functions/http/own-conversion.ts';
import { chatHistory } from '#shared/contract/assistant/chat-history.ts';

export const handler = handleSignedIn(chatHistory.speakInSession, async (input, call) => {
  await speakLive(call.deps, call.caller, requireConversion(call), input);
  return { success: true as const };
});

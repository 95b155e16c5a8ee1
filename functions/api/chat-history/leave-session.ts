import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { requireConversion } from '#functions/http/own-conversion.ts';
import { chatHistory } from '#shared/contract/assistant/chat-history.ts';

export const handler = handleSignedIn(chatHistory.leaveSession, async ({ sessionId }, call) => {
  const { conversionId: owner } = requireConversion(call);
  await call.deps.live.leave({ owner, sessionId }, call.caller.userId);
  return { success: true as const };
});

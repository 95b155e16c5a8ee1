import { watchLive } from '#functions/domain/chat/live/take-over.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { requireConversion } from '#functions/http/own-conversion.ts';
import { chatHistory } from '#shared/contract/assistant/chat-history.ts';

export const handler = handleSignedIn(chatHistory.watchSession, (input, call) =>
  watchLive(call.deps, call.caller, requireConversion(call), input),
);

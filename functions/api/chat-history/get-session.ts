import { readTranscript } from '#functions/domain/chat-history/read-transcript.ts';
import { handle } from '#functions/lib/handle.ts';
import { chatHistory } from '#shared/contract/chat-history.ts';

export const handler = handle(chatHistory.getSession, ({ conversionId, sessionId }, { deps }) =>
  readTranscript(deps, conversionId, sessionId),
);

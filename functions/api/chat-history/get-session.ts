import { readTranscript } from '#functions/domain/chat-history/read-transcript.ts';
import { openChatHistoryDeps } from '#functions/lib/chat-history-deps.ts';
import { handle } from '#functions/lib/handle.ts';
import { chatHistory } from '#shared/contract/chat-history.ts';

export const handler = handle(chatHistory.getSession, ({ conversionId, sessionId }, { deps }) =>
  readTranscript(openChatHistoryDeps(deps), conversionId, sessionId),
);

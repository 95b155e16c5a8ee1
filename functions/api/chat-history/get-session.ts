import { readTranscript } from '#functions/domain/chat-history/read-transcript.ts';
import { handle } from '#functions/lib/handle.ts';
import { contract } from '#shared/contract/index.ts';

export const handler = handle(contract.chatHistory.getSession, ({ conversionId, sessionId }, { deps }) =>
  readTranscript(deps, conversionId, sessionId),
);

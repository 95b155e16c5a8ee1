import { listSessions } from '#functions/domain/chat-history/list-sessions.ts';
import { openChatHistoryDeps } from '#functions/lib/chat-history-deps.ts';
import { handle } from '#functions/lib/handle.ts';
import { chatHistory } from '#shared/contract/chat-history.ts';

export const handler = handle(chatHistory.listSessions, (listing, { deps }) =>
  listSessions(openChatHistoryDeps(deps), listing),
);

import { listSessions } from '#functions/domain/chat-history/list-sessions.ts';
import { handle } from '#functions/http/handle.ts';
import { openChatHistoryDeps } from '#functions/wiring/chat/chat-history.ts';
import { chatHistory } from '#shared/contract/chat-history.ts';

export const handler = handle(chatHistory.listSessions, (listing, { deps }) =>
  listSessions(openChatHistoryDeps(deps), listing),
);

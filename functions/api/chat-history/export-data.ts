import { exportSessions } from '#functions/domain/chat-history/export-sessions.ts';
import { handle } from '#functions/http/handle.ts';
import { openChatHistoryDeps } from '#functions/wiring/chat/chat-history.ts';
import { chatHistory } from '#shared/contract/chat-history.ts';

export const handler = handle(chatHistory.exportData, (wanted, { deps }) =>
  exportSessions(openChatHistoryDeps(deps), wanted),
);

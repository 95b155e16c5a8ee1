import { exportSessions } from '#functions/domain/chat-history/export-sessions.ts';
import { openChatHistoryDeps } from '#functions/lib/chat-history-deps.ts';
import { handle } from '#functions/lib/handle.ts';
import { chatHistory } from '#shared/contract/chat-history.ts';

export const handler = handle(chatHistory.exportData, (wanted, { deps }) =>
  exportSessions(openChatHistoryDeps(deps), wanted),
);

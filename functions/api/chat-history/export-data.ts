import { exportSessions } from '#functions/domain/chat-history/export-sessions.ts';
import { findSessionsOf } from '#functions/domain/chat-history/summarize-sessions.ts';
import { openChatHistoryDeps } from '#functions/lib/chat-history-deps.ts';
import { handle } from '#functions/lib/handle.ts';
import { chatHistory } from '#shared/contract/chat-history.ts';

export const handler = handle(chatHistory.exportData, async (period, { deps }) =>
  exportSessions(await findSessionsOf(openChatHistoryDeps(deps), period), period.period, deps.now()),
);

import { exportSessions } from '#functions/domain/chat-history/export-sessions.ts';
import { findSessionsOf } from '#functions/domain/chat-history/summarize-sessions.ts';
import { handle } from '#functions/lib/handle.ts';
import { contract } from '#shared/contract/index.ts';

export const handler = handle(contract.chatHistory.exportData, async (period, { deps }) =>
  exportSessions(await findSessionsOf(deps, period), period.period, deps.now()),
);

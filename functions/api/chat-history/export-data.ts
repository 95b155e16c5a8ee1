import { exportSessions } from '#functions/domain/chat-history/export-sessions.ts';
import { handle } from '#functions/http/handle.ts';
import { chatHistory } from '#shared/contract/assistant/chat-history.ts';

export const handler = handle(chatHistory.exportData, (wanted, { deps }) => exportSessions(deps, wanted));

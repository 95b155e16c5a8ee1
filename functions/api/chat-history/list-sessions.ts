import { listSessions } from '#functions/domain/chat-history/list-sessions.ts';
import { handle } from '#functions/http/handle.ts';
import { chatHistory } from '#shared/contract/assistant/chat-history.ts';

export const handler = handle(chatHistory.listSessions, (listing, { deps }) => listSessions(deps, listing));

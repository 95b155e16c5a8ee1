import { listSessions } from '#functions/domain/chat-history/list-sessions.ts';
import { handle } from '#functions/lib/handle.ts';
import { contract } from '#shared/contract/index.ts';

export const handler = handle(contract.chatHistory.listSessions, (listing, { deps }) =>
  listSessions(deps, listing),
);

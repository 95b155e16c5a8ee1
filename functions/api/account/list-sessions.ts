import { listSessions } from '#functions/domain/identity/session/list-sessions.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { account } from '#shared/contract/account.ts';

export const handler = handleSignedIn(account.listSessions, async (_input, { deps, caller }) => ({
  sessions: await listSessions(deps, caller),
}));

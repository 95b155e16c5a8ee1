import { listSessions } from '#functions/domain/identity/list-sessions.ts';
import { handleSignedIn } from '#functions/lib/handle-signed-in.ts';
import { contract } from '#shared/contract/index.ts';

export const handler = handleSignedIn(contract.account.listSessions, async (_input, { deps, caller }) => ({
  sessions: await listSessions(deps, caller),
}));

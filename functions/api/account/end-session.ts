import { endOwnSession } from '#functions/domain/identity/session/end-session.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { account } from '#shared/contract/account.ts';

export const handler = handleSignedIn(account.endSession, async ({ sessionId }, { deps, caller }) => {
  await endOwnSession(deps, caller, sessionId);
  return { success: true as const };
});

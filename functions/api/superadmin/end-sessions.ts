import { endSessionsOfUser } from '#functions/domain/staff/end-sessions.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { superadmin } from '#shared/contract/staff/superadmin.ts';

export const handler = handleSignedIn(superadmin.endSessions, async ({ id }, { deps, caller }) => {
  await endSessionsOfUser(deps, caller, id);
  return { success: true as const };
});

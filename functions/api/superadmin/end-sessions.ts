import { endSessionsOfUser } from '#functions/domain/staff/end-sessions.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { openUserPorts } from '#functions/wiring/staff/users.ts';
import { superadmin } from '#shared/contract/staff/superadmin.ts';

export const handler = handleSignedIn(superadmin.endSessions, async ({ id }, { deps, caller }) => {
  await endSessionsOfUser(openUserPorts(deps), caller, id);
  return { success: true as const };
});

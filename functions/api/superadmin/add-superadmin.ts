import { findCallersAccount } from '#functions/domain/identity/find-callers-account.ts';
import { inviteSuperadmin } from '#functions/domain/staff/invite-sub-admin.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { identifySession } from '#functions/http/session-cookies.ts';
import { createIdentityPorts } from '#functions/wiring/identity.ts';
import { openUserPorts } from '#functions/wiring/staff/users.ts';
import { superadmin } from '#shared/contract/staff/superadmin.ts';

export const handler = handleSignedIn(superadmin.addSuperadmin, async (invitation, call) => {
  const ports = { ...createIdentityPorts(call.deps), ...openUserPorts(call.deps) };
  const { user: caller } = await findCallersAccount(call.deps, call.caller);
  const guesser = identifySession(call);
  return {
    success: true as const,
    user: await inviteSuperadmin(ports, caller, { ...invitation, guesser }),
  };
});

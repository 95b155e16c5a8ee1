import { findCallersAccount } from '#functions/domain/identity/find-callers-account.ts';
import { inviteSuperadmin } from '#functions/domain/staff/invite-superadmin.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { identifySession } from '#functions/http/session-cookies.ts';
import { superadmin } from '#shared/contract/staff/superadmin.ts';

export const handler = handleSignedIn(superadmin.addSuperadmin, async (invitation, call) => {
  const { user: caller } = await findCallersAccount(call.deps, call.caller);
  const guesser = identifySession(call);
  const user = await inviteSuperadmin(call.deps, caller, { ...invitation, guesser });
  return { success: true as const, user };
});

import { findCallersAccount } from '#functions/domain/identity/find-callers-account.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { identifySession } from '#functions/http/session-cookies.ts';
import { superadmin } from '#shared/contract/staff/superadmin.ts';

/** Loaded while the call is being checked. */
const loadWork = async () => {
  const [{ inviteSuperadmin }, { openUserPorts }] = await Promise.all([
    import('#functions/domain/staff/invite-superadmin.ts'),
    import('#functions/wiring/staff/users.ts'),
  ]);
  return { inviteSuperadmin, openUserPorts };
};

export const handler = handleSignedIn(
  superadmin.addSuperadmin,
  async (invitation, call) => {
    const { user: caller } = await findCallersAccount(call.deps, call.caller);
    const { inviteSuperadmin, openUserPorts } = await loadWork();
    const ports = { ...call.deps, ...openUserPorts(call.deps) };
    const guesser = identifySession(call);
    const user = await inviteSuperadmin(ports, caller, { ...invitation, guesser });
    return { success: true as const, user };
  },
  loadWork,
);

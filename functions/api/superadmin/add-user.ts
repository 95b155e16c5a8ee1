import { inviteSubAdmin } from '#functions/domain/staff/invite-sub-admin.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { superadmin } from '#shared/contract/staff/superadmin.ts';

export const handler = handleSignedIn(
  superadmin.addUser,
  async ({ name, email, domain }, { deps, caller }) => ({
    success: true as const,
    user: await inviteSubAdmin(deps, caller, { name, email, brandId: domain, role: 'domain-admin' }),
  }),
);

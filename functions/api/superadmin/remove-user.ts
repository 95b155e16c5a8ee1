import { removeUser } from '#functions/domain/staff/remove-user.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { superadmin } from '#shared/contract/staff/superadmin.ts';

export const handler = handleSignedIn(superadmin.removeUser, async ({ id }, { deps, caller }) => {
  await removeUser(deps, caller, id);
  return { success: true as const };
});

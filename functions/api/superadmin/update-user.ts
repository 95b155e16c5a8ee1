import { updateUser } from '#functions/domain/staff/update-user.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { superadmin } from '#shared/contract/staff/superadmin.ts';

export const handler = handleSignedIn(superadmin.updateUser, async (edit, { deps, caller }) => ({
  success: true as const,
  ...(await updateUser(deps, caller, edit)),
}));

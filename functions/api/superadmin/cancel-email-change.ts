import { cancelCustomersEmailChange } from '#functions/domain/staff/cancel-email-change.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { openUserPorts } from '#functions/wiring/staff/users.ts';
import { superadmin } from '#shared/contract/staff/superadmin.ts';

export const handler = handleSignedIn(superadmin.cancelEmailChange, async ({ id }, { deps, caller }) => {
  await cancelCustomersEmailChange(openUserPorts(deps), caller, id);
  return { success: true as const };
});

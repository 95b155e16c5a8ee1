import { cancelCustomersEmailChange } from '#functions/domain/email-change/cancel-as-staff.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { openStaffLists } from '#functions/wiring/staff/lists.ts';
import { openUserPorts } from '#functions/wiring/staff/users.ts';
import { superadmin } from '#shared/contract/staff/superadmin.ts';

export const handler = handleSignedIn(superadmin.cancelEmailChange, async ({ id }, { deps, caller }) => {
  await cancelCustomersEmailChange({ ...openUserPorts(deps), ...deps, ...openStaffLists(deps) }, caller, id);
  return { success: true as const };
});

import { liftAddressMark } from '#functions/domain/staff/marked-addresses.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { openAddressMarks } from '#functions/wiring/mails.ts';
import { openStaffActions } from '#functions/wiring/staff/staff-actions.ts';
import { superadmin } from '#shared/contract/staff/superadmin.ts';

export const handler = handleSignedIn(superadmin.liftAddressMark, async ({ id }, { deps, caller }) => {
  await liftAddressMark({ ...deps, ...openAddressMarks(deps), ...openStaffActions(deps) }, caller, id);
  return { success: true as const };
});

import { cancelCustomersEmailChange } from '#functions/domain/email-change/cancel-as-staff.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { superadmin } from '#shared/contract/staff/superadmin.ts';

export const handler = handleSignedIn(superadmin.cancelEmailChange, async ({ id }, { deps, caller }) => {
  await cancelCustomersEmailChange(deps, caller, id);
  return { success: true as const };
});

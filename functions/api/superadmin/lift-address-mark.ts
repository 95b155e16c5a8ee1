import { liftAddressMark } from '#functions/domain/staff/marked-addresses.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { superadmin } from '#shared/contract/staff/superadmin.ts';

export const handler = handleSignedIn(superadmin.liftAddressMark, async ({ id }, { deps, caller }) => {
  await liftAddressMark(deps, caller, id);
  return { success: true as const };
});

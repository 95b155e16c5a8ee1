import { describeProfile } from '#functions/domain/identity/describe-profile.ts';
import { findCallersAccount } from '#functions/domain/identity/find-callers-account.ts';
import { updateProfile } from '#functions/domain/staff/update-profile.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { account } from '#shared/contract/account.ts';

export const handler = handleSignedIn(account.update, async ({ name, phone }, { deps, caller }) => {
  const { user } = await findCallersAccount(deps, caller);
  await updateProfile(deps, user, { name, phone });
  return describeProfile(deps, { ...user, name, phone }, caller);
});

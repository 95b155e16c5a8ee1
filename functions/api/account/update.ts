import { describeProfile } from '#functions/domain/identity/describe-profile.ts';
import { findCallersAccount } from '#functions/domain/identity/find-callers-account.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { account } from '#shared/contract/account.ts';

export const handler = handleSignedIn(account.update, async ({ name, phone }, { deps, caller }) => {
  await deps.users.update(caller.userId, { name, phone });
  const { user } = await findCallersAccount(deps, caller);
  return describeProfile(deps, user);
});

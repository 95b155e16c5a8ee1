import { summarizeEmailChange } from '#functions/domain/email-change/email-change.ts';
import { describeProfile } from '#functions/domain/identity/describe-profile.ts';
import { findCallersAccount } from '#functions/domain/identity/find-callers-account.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { account } from '#shared/contract/account.ts';

export const handler = handleSignedIn(account.get, async (_input, { deps, caller }) => {
  const { user } = await findCallersAccount(deps, caller);
  const [profile, change] = await Promise.all([
    describeProfile(deps, user, caller),
    deps.emailChanges.find(user.userId, deps.now()),
  ]);
  return { ...profile, emailChange: change ? summarizeEmailChange(change) : null };
});

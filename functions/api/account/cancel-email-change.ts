import { cancelEmailChange } from '#functions/domain/email-change/cancel-email-change.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { account } from '#shared/contract/account.ts';

export const handler = handleSignedIn(account.cancelEmailChange, async (_input, { deps, caller }) => {
  await cancelEmailChange(deps, caller);
  return { success: true as const };
});

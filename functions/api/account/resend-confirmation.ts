import { resendConfirmation } from '#functions/domain/identity/confirm-email.ts';
import { findCallersAccount } from '#functions/domain/identity/find-callers-account.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { account } from '#shared/contract/account.ts';

export const handler = handleSignedIn(account.resendConfirmation, async (_input, { deps, caller }) => {
  const { user } = await findCallersAccount(deps, caller);
  await resendConfirmation(deps, user);
  return { success: true as const };
});

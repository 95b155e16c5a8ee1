import { findCallersAccount } from '#functions/domain/identity/find-callers-account.ts';
import { confirmPassword } from '#functions/domain/identity/password/confirm-password.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { identifySession } from '#functions/http/session-cookies.ts';
import { account } from '#shared/contract/account.ts';

export const handler = handleSignedIn(account.confirmPassword, async (proof, call) => {
  const account = await findCallersAccount(call.deps, call.caller);
  await confirmPassword(call.deps, account, { ...proof, guesser: identifySession(call) });
  return { success: true as const };
});

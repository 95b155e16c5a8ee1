import { findCallersAccount } from '#functions/domain/identity/find-callers-account.ts';
import { changePassword } from '#functions/domain/identity/password/change-password.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { identifySession, storeRefreshToken } from '#functions/http/session-cookies.ts';
import { account } from '#shared/contract/account.ts';

export const handler = handleSignedIn(account.changePassword, async (passwords, call) => {
  const { user, session } = await findCallersAccount(call.deps, call.caller);
  const opened = await changePassword(
    call.deps,
    user,
    { ...passwords, guesser: identifySession(call) },
    session,
  );
  return { tokens: storeRefreshToken(call, session.audience, opened) };
});

import { changeOwnEmail } from '#functions/domain/email-change/change-own-email.ts';
import { findCallersAccount } from '#functions/domain/identity/find-callers-account.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { identifySession } from '#functions/http/session-cookies.ts';
import { account } from '#shared/contract/account.ts';

export const handler = handleSignedIn(account.changeEmail, async (wish, call) => {
  const { user } = await findCallersAccount(call.deps, call.caller);
  const guesser = identifySession(call);
  return { emailChange: await changeOwnEmail(call.deps, user, { ...wish, guesser }) };
});

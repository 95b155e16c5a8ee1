import { findCallersAccount } from '#functions/domain/identity/find-callers-account.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { identifySession } from '#functions/http/session-cookies.ts';
import { account } from '#shared/contract/account.ts';

/** Loaded in parallel with the first table read. */
const loadWork = async () => ({
  ...(await import('#functions/domain/email-change/change-own-email.ts')),
  ...(await import('#functions/wiring/email-changes.ts')),
});

export const handler = handleSignedIn(
  account.changeEmail,
  async (wish, call) => {
    const { user } = await findCallersAccount(call.deps, call.caller);
    const { changeOwnEmail, openEmailChanges } = await loadWork();
    const guesser = identifySession(call);
    return { emailChange: await changeOwnEmail(openEmailChanges(call.deps), user, { ...wish, guesser }) };
  },
  loadWork,
);

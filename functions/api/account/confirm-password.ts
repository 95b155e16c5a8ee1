import { findCallersAccount } from '#functions/domain/identity/find-callers-account.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { identifySession } from '#functions/http/session-cookies.ts';
import { account } from '#shared/contract/account.ts';

/** Loaded in parallel with the first table read. */
const loadWork = () => import('#functions/wiring/lazy/confirm-password.ts');

export const handler = handleSignedIn(
  account.confirmPassword,
  async (proof, call) => {
    const account = await findCallersAccount(call.deps, call.caller);
    const guesser = identifySession(call);
    await (await loadWork()).confirmCallersPassword(call.deps, account, { ...proof, guesser });
    return { success: true as const };
  },
  loadWork,
);

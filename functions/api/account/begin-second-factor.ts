import { findCallersAccount } from '#functions/domain/identity/find-callers-account.ts';
import { handleSignedIn } from '#functions/lib/handle-signed-in.ts';
import { createIdentityWorld } from '#functions/lib/identity-deps.ts';
import { identifySession } from '#functions/lib/session-cookies.ts';
import { account } from '#shared/contract/account.ts';

/** Read and set up while the first call waits for the table. */
const loadWork = () => import('#functions/domain/identity/manage-second-factor.ts');

export const handler = handleSignedIn(
  account.beginSecondFactor,
  async (proof, call) => {
    const { user } = await findCallersAccount(call.deps, call.caller);
    const guesser = identifySession(call);
    return (await loadWork()).addSecondFactor(createIdentityWorld(call.deps), user, { ...proof, guesser });
  },
  loadWork,
);

import { handleSignedIn } from '#functions/lib/handle-signed-in.ts';
import { createIdentityWorld, findCallersAccount, identifySession } from '#functions/lib/identity-deps.ts';
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

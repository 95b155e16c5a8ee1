import { handleSignedIn } from '#functions/lib/handle-signed-in.ts';
import { createIdentityWorld, dropRefreshToken, findCallersAccount } from '#functions/lib/identity-deps.ts';
import { account } from '#shared/contract/account.ts';

/** Read and set up while the first call waits for the table. */
const loadWork = () => import('#functions/domain/identity/request-deletion.ts');

export const handler = handleSignedIn(
  account.requestDeletion,
  async (proof, call) => {
    const { user, session } = await findCallersAccount(call.deps, call.caller);
    const dueAt = await (await loadWork()).requestDeletion(createIdentityWorld(call.deps), user, proof);
    dropRefreshToken(call, session.audience);
    return { success: true as const, deletedAt: dueAt.toISOString() };
  },
  loadWork,
);

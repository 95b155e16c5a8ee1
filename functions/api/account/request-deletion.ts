import { requestDeletion } from '#functions/domain/identity/request-deletion.ts';
import { handleSignedIn } from '#functions/lib/handle-signed-in.ts';
import { createIdentityWorld, dropRefreshToken, findCallersAccount } from '#functions/lib/identity-deps.ts';
import { contract } from '#shared/contract/index.ts';

export const handler = handleSignedIn(contract.account.requestDeletion, async (proof, call) => {
  const { user, session } = await findCallersAccount(call.deps, call.caller);
  const dueAt = await requestDeletion(createIdentityWorld(call.deps), user, proof);
  dropRefreshToken(call, session.audience);
  return { success: true as const, deletedAt: dueAt.toISOString() };
});

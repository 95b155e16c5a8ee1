import { signOut } from '#functions/domain/identity/end-session.ts';
import { handle } from '#functions/lib/handle.ts';
import { dropRefreshToken, readRefreshToken } from '#functions/lib/identity-deps.ts';
import { contract } from '#shared/contract/index.ts';

export const handler = handle(contract.auth.logout, async ({ audience }, call) => {
  await signOut(call.deps, readRefreshToken(call, audience));
  dropRefreshToken(call, audience);
  return { success: true as const };
});

import { refreshSession } from '#functions/domain/identity/refresh-session.ts';
import { handle } from '#functions/lib/handle.ts';
import { createIdentityWorld } from '#functions/lib/identity-deps.ts';
import { handOver, readRefreshToken } from '#functions/lib/session-cookies.ts';
import { auth } from '#shared/contract/auth.ts';

export const handler = handle(auth.refresh, async ({ audience }, call) => {
  const world = createIdentityWorld(call.deps);
  const { session, user } = await refreshSession(world, readRefreshToken(call, audience), audience);
  return { tokens: handOver(call, audience, session), user };
});

import { refreshSession } from '#functions/domain/identity/session/refresh-session.ts';
import { handle } from '#functions/http/handle.ts';
import { readRefreshToken, storeRefreshToken } from '#functions/http/session-cookies.ts';
import { auth } from '#shared/contract/auth.ts';

export const handler = handle(auth.refresh, async ({ audience }, call) => {
  const ports = call.deps;
  const { session, user } = await refreshSession(ports, readRefreshToken(call, audience), audience);
  return { tokens: storeRefreshToken(call, audience, session), user };
});

import { signOut } from '#functions/domain/identity/session/end-session.ts';
import { handle } from '#functions/http/handle.ts';
import { dropRefreshToken, readRefreshToken } from '#functions/http/session-cookies.ts';
import { auth } from '#shared/contract/auth.ts';

export const handler = handle(auth.logout, async ({ audience }, call) => {
  await signOut(call.deps, readRefreshToken(call, audience));
  dropRefreshToken(call, audience);
  return { success: true as const };
});

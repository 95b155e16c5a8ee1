import { redeemPasswordLink } from '#functions/domain/identity/password/redeem-password-link.ts';
import { rememberDevice } from '#functions/http/device-cookie.ts';
import { handle } from '#functions/http/handle.ts';
import { auth } from '#shared/contract/auth.ts';

export const handler = handle(auth.resetPassword, async ({ token, password }, call) => {
  const link = { secret: token, password };
  const { email } = await redeemPasswordLink(call.deps, 'reset-password', link);
  await rememberDevice(call, email);
  return { success: true as const, message: 'Your new password is set. Sign in with it.' };
});

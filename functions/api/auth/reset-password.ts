import { rememberDevice } from '#functions/http/device-cookie.ts';
import { handle } from '#functions/http/handle.ts';
import { auth } from '#shared/contract/auth.ts';

/** Loaded in parallel with the first table read. */
const loadWork = () => import('#functions/domain/identity/redeem-password-link.ts');

export const handler = handle(
  auth.resetPassword,
  async ({ token, password }, call) => {
    const ports = call.deps;
    const link = { secret: token, password };
    const { email } = await (await loadWork()).redeemPasswordLink(ports, 'reset-password', link);
    await rememberDevice(call, email);
    return { success: true as const, message: 'Your new password is set. Sign in with it.' };
  },
  loadWork,
);

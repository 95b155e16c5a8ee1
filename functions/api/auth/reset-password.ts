import { rememberDevice } from '#functions/http/device-cookie.ts';
import { handle } from '#functions/http/handle.ts';
import { createIdentityPorts } from '#functions/wiring/identity.ts';
import { auth } from '#shared/contract/auth.ts';

/** Loaded in parallel with the first table read. */
const loadWork = () => import('#functions/domain/identity/reset-password.ts');

export const handler = handle(
  auth.resetPassword,
  async ({ token, password }, call) => {
    const { email } = await (await loadWork()).resetPassword(createIdentityPorts(call.deps), token, password);
    await rememberDevice(call, email);
    return { success: true as const, message: 'Your new password is set. Sign in with it.' };
  },
  loadWork,
);

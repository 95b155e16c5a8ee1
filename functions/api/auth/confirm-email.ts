import { handle } from '#functions/http/handle.ts';
import { createIdentityPorts } from '#functions/wiring/identity.ts';
import { auth } from '#shared/contract/auth.ts';

/** Loaded in parallel with the first table read. */
const loadWork = () => import('#functions/domain/identity/confirm-email.ts');

export const handler = handle(
  auth.confirmEmail,
  async ({ token }, { deps }) => {
    await (await loadWork()).confirmEmail(createIdentityPorts(deps), token);
    return { success: true as const, message: 'Thank you: your email address is confirmed.' };
  },
  loadWork,
);

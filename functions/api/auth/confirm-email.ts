import { handle } from '#functions/http/handle.ts';
import { createIdentityPorts } from '#functions/wiring/identity.ts';
import { auth } from '#shared/contract/auth.ts';

/** Loaded in parallel with the first table read. */
const loadWork = () => import('#functions/domain/identity/confirm-email.ts');

export const handler = handle(
  auth.confirmEmail,
  async ({ token }, { deps }) => {
    const sent = await (await loadWork()).confirmEmail(createIdentityPorts(deps), token);
    const confirmed = 'Thank you: your email address is confirmed.';
    return {
      success: true as const,
      message: sent > 0 ? `${confirmed} What waited for it is on its way.` : confirmed,
    };
  },
  loadWork,
);

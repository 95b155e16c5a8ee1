import { handle } from '#functions/http/handle.ts';
import { auth } from '#shared/contract/auth.ts';
import { identityMessages } from '#shared/domain/identity.ts';

/** Loaded in parallel with the first table read. */
const loadWork = () => import('#functions/domain/identity/reset-password.ts');

export const handler = handle(
  auth.requestPasswordReset,
  async ({ email, platform }, { deps }) => {
    await (await loadWork()).requestPasswordReset(deps, email, platform);
    return { success: true as const, message: identityMessages.resetRequested };
  },
  loadWork,
);

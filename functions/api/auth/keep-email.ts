import { handle } from '#functions/http/handle.ts';
import { auth } from '#shared/contract/auth.ts';

/** Loaded in parallel with the first table read. */
const loadWork = async () => ({
  ...(await import('#functions/domain/email-change/answer-change-link.ts')),
  ...(await import('#functions/wiring/email-changes.ts')),
});

export const handler = handle(
  auth.keepEmail,
  async ({ token }, { deps }) => {
    const { keepEmail, openEmailChanges } = await loadWork();
    await keepEmail(openEmailChanges(deps), token);
    return { success: true as const, message: 'Your email address stays as it is.' };
  },
  loadWork,
);

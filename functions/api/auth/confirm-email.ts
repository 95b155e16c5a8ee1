import { identifyDevice } from '#functions/http/device-cookie.ts';
import { handle } from '#functions/http/handle.ts';
import { auth } from '#shared/contract/auth.ts';

/** Loaded in parallel with the first table read. */
const loadWork = async () => ({
  ...(await import('#functions/domain/email-change/answer-change-link.ts')),
  ...(await import('#functions/wiring/email-changes.ts')),
});

export const handler = handle(
  auth.confirmEmail,
  async ({ token, password }, call) => {
    const { answerConfirmLink, openEmailChanges } = await loadWork();
    const message = await answerConfirmLink(openEmailChanges(call.deps), token, {
      password,
      findGuesser: (account) => identifyDevice(call, account),
    });
    return { success: true as const, message };
  },
  loadWork,
);

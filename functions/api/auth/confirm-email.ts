import { answerConfirmLink } from '#functions/domain/email-change/answer-change-link.ts';
import { identifyDevice } from '#functions/http/device-cookie.ts';
import { handle } from '#functions/http/handle.ts';
import { auth } from '#shared/contract/auth.ts';

export const handler = handle(auth.confirmEmail, async ({ token, password }, call) => {
  const message = await answerConfirmLink(call.deps, token, {
    password,
    findGuesser: (account) => identifyDevice(call, account),
  });
  return { success: true as const, message };
});

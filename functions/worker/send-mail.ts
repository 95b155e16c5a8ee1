import { deliverMail, givenUpMessage } from '#functions/domain/mail/deliver-mail.ts';
import { log } from '#functions/runtime/log.ts';
import { work } from '#functions/runtime/run-jobs.ts';
import { createMailer } from '#functions/services/mailer.ts';
import { getDeps } from '#functions/wiring/deps.ts';
import { openMailChoices } from '#functions/wiring/mails.ts';
import { sendMail } from '#shared/jobs/send-mail.ts';

const sendWithProvider = createMailer();
/** The provider's message contains the address. */
const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'unknown');
const reports = {
  reportDeferred: (mailId: string, error: unknown) =>
    log.warn('mail deferred', { mailId, reason: nameOf(error) }),
  reportGivenUp: (mailId: string, error: unknown) =>
    log.error(givenUpMessage, { mailId, reason: nameOf(error) }),
};

export const handler = work(sendMail, async ({ mailId }) => {
  const deps = await getDeps();
  const ports = { ...deps, ...openMailChoices(deps), siteOrigin: deps.mailOrigin };
  await deliverMail({ ...ports, sendWithProvider, ...reports }, mailId);
});

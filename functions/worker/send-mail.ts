import { deliverMail } from '#functions/domain/mail/deliver-mail.ts';
import { log } from '#functions/runtime/log.ts';
import { work } from '#functions/runtime/run-jobs.ts';
import { createMailer } from '#functions/services/mailer.ts';
import { getDeps } from '#functions/wiring/deps.ts';
import { openMailChoices } from '#functions/wiring/mails.ts';
import { sendMail } from '#shared/jobs/send-mail.ts';

const sendWithProvider = createMailer();
/** Only the error's name: the provider's message contains the address. */
const reportGivenUp = (mailId: string, error: unknown) =>
  log.error('mail given up', { mailId, reason: error instanceof Error ? error.name : 'unknown' });

export const handler = work(sendMail, async ({ mailId }) => {
  const deps = await getDeps();
  const ports = { ...deps, ...openMailChoices(deps), siteOrigin: deps.mailOrigin };
  await deliverMail({ ...ports, sendWithProvider, reportGivenUp }, mailId);
});

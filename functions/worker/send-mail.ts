import { deliverMail } from '#functions/domain/mail/deliver-mail.ts';
import { getDeps } from '#functions/lib/deps.ts';
import { work } from '#functions/lib/work.ts';
import { createMailer } from '#functions/services/mailer.ts';
import { sendMail } from '#shared/jobs/send-mail.ts';

const sendWithProvider = createMailer();

export const handler = work(sendMail, async ({ mailId }) => {
  await deliverMail({ ...(await getDeps()), sendWithProvider }, mailId);
});

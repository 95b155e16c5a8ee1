import { markAddress } from '#functions/domain/mail/consent/mark-address.ts';
import { deliverMail, givenUpMessage } from '#functions/domain/mail/deliver-mail.ts';
import type { Mail } from '#functions/domain/mail/mail.ts';
import { kindOf } from '#functions/domain/staff/listing.ts';
import { log } from '#functions/runtime/log.ts';
import { work } from '#functions/runtime/run-jobs.ts';
import { createMailer } from '#functions/services/mailer.ts';
import { getDeps } from '#functions/wiring/deps.ts';
import { sendMail } from '#shared/jobs/send-mail.ts';

const send = createMailer();
/** The provider's message contains the address. */
const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'unknown');
const reports = {
  reportDeferred: (mailId: string, error: unknown) =>
    log.warn('mail deferred', { mailId, reason: nameOf(error) }),
  reportGivenUp: (mailId: string, error: unknown) =>
    log.error(givenUpMessage, { mailId, reason: nameOf(error) }),
};

export const handler = work(sendMail, async (message) => {
  const deps = await getDeps();
  if (!('mailId' in message)) return markAddress(deps, message);
  const ports = {
    ...deps,
    async findTrialEnd(organisationId: string) {
      const organisation = await deps.organisations.find(organisationId);
      const isUndecided = organisation && kindOf(organisation) === 'trial' && organisation.plan === 'trial';
      return isUndecided ? organisation.trialEndsAt : undefined;
    },
  };
  const sendWithProvider = (mail: Mail) => send(mail, deps.mailConfigurationSet);
  await deliverMail({ ...ports, sendWithProvider, ...reports }, message.mailId);
});

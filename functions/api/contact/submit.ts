import { submitMessage } from '#functions/domain/contact/submit-message.ts';
import { handle } from '#functions/lib/handle.ts';
import { contract } from '#shared/contract/index.ts';
import { contactMessages } from '#shared/domain/contact-message.ts';

export const handler = handle(contract.contact.submit, async ({ platform, ...message }, { deps }) => {
  const startMail = (mailId: string) => deps.sendOrLeaveToSweeper(() => deps.sendMail(mailId));
  await submitMessage({ ...deps, startMail }, { ...message, brandId: platform });
  return { success: true as const, message: contactMessages.sent };
});

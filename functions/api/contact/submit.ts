import { submitMessage } from '#functions/domain/contact/submit-message.ts';
import { handle } from '#functions/http/handle.ts';
import { contact } from '#shared/contract/contact.ts';
import { contactMessages } from '#shared/domain/contact-message.ts';

export const handler = handle(contact.submit, async ({ platform, ...message }, { deps }) => {
  const statusPath = await submitMessage(deps, { ...message, brandId: platform });
  return { success: true as const, message: contactMessages.sent, statusPath };
});

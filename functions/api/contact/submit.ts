import { handle } from '#functions/http/handle.ts';
import { contact } from '#shared/contract/contact.ts';
import { contactMessages } from '#shared/domain/contact-message.ts';

/** Loaded in parallel with the first table read. */
const loadWork = () => import('#functions/domain/contact/submit-message.ts');

export const handler = handle(
  contact.submit,
  async ({ platform, ...message }, { deps }) => {
    const startMail = (mailId: string) => deps.sendOrLeaveToSweeper(() => deps.sendMail(mailId));
    const { submitMessage } = await loadWork();
    const statusPath = await submitMessage({ ...deps, startMail }, { ...message, brandId: platform });
    return { success: true as const, message: contactMessages.sent, statusPath };
  },
  loadWork,
);

import { confirmEmailPath } from '#shared/domain/mail/confirm-email-path.ts';
import { waitForLink } from './outbox.ts';
import { openAgent } from './signed-in.ts';

/** Confirms an address through the newest link that was mailed to it, as its reader does. */
export async function confirmMailedAddress(url: string, to: string): Promise<void> {
  const token = await waitForLink(url, to, confirmEmailPath);
  await openAgent(url).client.auth.confirmEmail({ token });
}

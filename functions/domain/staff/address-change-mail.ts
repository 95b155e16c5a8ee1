import type { Brand } from '#shared/brands/brand.ts';
import { composeWordyMail } from '../mail/compose-mail.ts';
import type { Mail } from '../mail/mail.ts';

/**
 * Sent to the old address when staff change it. It doesn't name the new one, which may be somebody else's.
 */
export function composeAddressChangeMail(
  brand: Brand,
  { name, email }: { name: string; email: string },
  { mailId, url }: { mailId: string; url: string },
): Mail {
  return composeWordyMail({ name }, (names) => ({
    type: 'address-changed',
    mailId,
    to: email,
    brand,
    subject: `The email address of your ${brand.name} account was changed`,
    greetingName: names.name,
    paragraphs: [
      `Our team has changed the email address of this account. From now on, sign in with the new address; mails go there as well.`,
      'If you did not ask for this, tell us immediately.',
    ],
    action: { label: 'Contact us', url },
  }));
}

import type { Brand } from '#shared/brands/brand.ts';
import { invitationDays } from '../identity/one-use-token.ts';
import { composeWordyMail } from '../mail/compose-mail.ts';
import type { Mail } from '../mail/mail.ts';

type Invitation = { mailId: string; organisation: string; readHost?: string | undefined; url: string };

/** Invites a member to an organisation. */
export function composeMemberMail(
  brand: Brand,
  { name, email }: { name: string; email: string },
  { mailId, organisation, readHost, url }: Invitation,
): Mail {
  const said = { name, company: organisation, nobody: 'an organization', readHost };
  return composeWordyMail(said, (names) => ({
    type: 'member-invitation',
    mailId,
    to: email,
    brand,
    subject: `You are invited to the assistant of ${names.company}`,
    greetingName: names.name,
    paragraphs: [
      `${names.company === said.nobody ? 'An organization' : names.company} has invited you to manage its assistant at ${brand.name}: its knowledge, its conversations and its messages.`,
      `The link below lets you choose a password. It works once and for ${invitationDays} days. When you sign in for the first time, you set up an authenticator app as well.`,
    ],
    action: { label: 'Choose a password', url },
  }));
}

import type { Brand } from '#shared/brands/brand.ts';
import { invitationDays } from '../identity/one-use-token.ts';
import { composeMail, quoteName } from '../mail/compose-mail.ts';
import type { Mail } from '../mail/mail.ts';
import type { SubAdminEntry } from './ports.ts';

/** Invites a sub-admin of a brand. */
export function composeInvitationMail(
  brand: Brand,
  { name, email, role }: Pick<SubAdminEntry, 'name' | 'email' | 'role'>,
  { mailId, url }: { mailId: string; url: string },
): Mail {
  return composeMail({
    type: 'staff-invitation',
    mailId,
    to: email,
    brand,
    subject: `You are invited to manage ${brand.name}`,
    greetingName: quoteName(name, 'there'),
    paragraphs: [
      role === 'superadmin'
        ? 'You have been made a superadmin: you see the customers, figures and messages of all domains, set plans and invoices, and invite administrators.'
        : `You have been made an administrator of ${brand.name}: you see its customers, its figures and its messages.`,
      `The link below lets you choose a password. It works once and for ${invitationDays} days. When you sign in for the first time, you set up an authenticator app as well.`,
    ],
    action: { label: 'Choose a password', url },
  });
}

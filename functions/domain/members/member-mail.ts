import type { Brand } from '#shared/brands/brand.ts';
import { type MemberRole, roleRights } from '#shared/domain/organisation-role.ts';
import { invitationDays } from '../identity/one-use-token.ts';
import { composeWordyMail, quoteName } from '../mail/compose-mail.ts';
import type { Mail } from '../mail/mail.ts';

type Invitation = {
  mailId: string;
  organisation: string;
  /** The name of who invites. */
  inviter: string;
  readHost?: string | undefined;
  role: MemberRole;
  /** The organisation wants everybody to use an authenticator app. */
  asksSecondFactor: boolean;
  url: string;
};

type Person = { name: string; email: string };

const nameRole = { viewer: 'a viewer', editor: 'an editor' } as const;

/** Invites a person without an account to an organisation. */
export function composeMemberMail(brand: Brand, person: Person, invitation: Invitation): Mail {
  const { asksSecondFactor } = invitation;
  return compose(brand, person, invitation, {
    how: `The link below lets you choose a password. It works once and for ${invitationDays} days.${asksSecondFactor ? ' When you sign in for the first time, you set up an authenticator app as well.' : ''}`,
    label: 'Choose a password',
  });
}

/** Invites a person who has an account, which alone can accept. */
export function composeJoinMail(brand: Brand, person: Person, invitation: Invitation): Mail {
  const { asksSecondFactor } = invitation;
  return compose(brand, person, invitation, {
    how: `Sign in as usual and accept the invitation under Organizations; you need no second password.${asksSecondFactor ? ' The organization asks for two-step sign-in.' : ''}`,
    label: 'See the invitation',
  });
}

function compose(
  brand: Brand,
  { name, email }: Person,
  { mailId, organisation, inviter, readHost, role, url }: Invitation,
  { how, label }: { how: string; label: string },
): Mail {
  const said = { name, company: organisation, nobody: 'an organization', readHost };
  const by = quoteName(inviter, '');
  const sayInviter = (company: string, isConfirmed: boolean) =>
    isConfirmed && by ? `${by} of ${company}` : company === said.nobody ? 'An organization' : company;
  return composeWordyMail(said, (names) => ({
    type: 'member-invitation',
    mailId,
    to: email,
    brand,
    subject: `You are invited to the assistant of ${names.company}`,
    greetingName: names.name,
    paragraphs: [
      `${sayInviter(names.company, names.isConfirmed)} has invited you to its assistant at ${brand.name}, with its knowledge, its conversations and its messages, as ${nameRole[role]}. You can ${roleRights[role]}.`,
      how,
    ],
    action: { label, url },
  }));
}

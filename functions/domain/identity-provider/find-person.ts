import { memberLimit } from '#shared/domain/member.ts';
import { AppError } from '#shared/errors.ts';
import type { User } from '../accounts/account.ts';
import { hashToken } from '../identity/secret-token.ts';
import { confirmAddress } from '../mail/consent/confirm-address.ts';
import type { ProviderPorts } from './ports.ts';
import { findOwnProvider, type OwnProvider } from './prove-domain.ts';
import type { Claims } from './provider.ts';

const google = 'https://accounts.google.com';
const microsoft = 'https://login.microsoftonline.com';

/** For whom a provider speaks. */
export type Authority = {
  issuer: string;
  /** The organisation of its links. */
  organisationId: string;
  speaksFor(address: string): Promise<boolean>;
  isTheirs(user: User): boolean;
  /** Makes an account for an unknown person, or throws FORBIDDEN. */
  admit(email: string, name: string | undefined): Promise<User>;
  /** Asks at each sign-in, and not only for the link, for an address that the provider calls confirmed. */
  isStrict: boolean;
};

/** A provider speaks for people of its own organisation and addresses of its proven domains alone. */
export function speakForOrganisation(ports: ProviderPorts, own: OwnProvider): Authority {
  const { organisationId, provider } = own;
  return {
    ...{ organisationId, issuer: provider.issuer, isStrict: false },
    speaksFor: async (address) => (await findOwnProvider(ports, address))?.organisationId === organisationId,
    isTheirs: (user) => user.organisationId === organisationId,
    admit: (email, name) => admit(ports, own, email, name),
  };
}

/**
 * Whose account a subject of a provider signs in to: the one it is linked to, whatever its address is now; else the one
 * with its confirmed address, which is linked from now on. Throws FORBIDDEN.
 */
export async function findPerson(ports: ProviderPorts, authority: Authority, claims: Claims): Promise<User> {
  const { issuer, organisationId, isStrict } = authority;
  // Google confirms any address once; only what the organisation manages ends with the job.
  if (new URL(issuer).origin === google && !(await authority.speaksFor(`@${claims.hd ?? ''}`)))
    throw refuse(messages.unconfirmed);
  const confirmed = isStrict ? await requireConfirmedAddress(authority, claims) : undefined;
  const linkHash = hashToken(`${issuer}\n${claims.sub}`);
  const linkedId = await ports.identityProviders.findLinked(organisationId, linkHash);
  const linked = linkedId && (await ports.users.find(linkedId));
  if (linked && authority.isTheirs(linked)) return linked;
  const email = confirmed ?? (await requireConfirmedAddress(authority, claims));
  const known = await ports.users.findByEmail(email);
  if (known && !authority.isTheirs(known)) throw refuse(messages.elsewhere);
  const user = known ?? (await authority.admit(email, claims.name));
  const link = { issuerHash: hashToken(issuer), linkHash };
  // An address that a provider gives to somebody else does not bring the account along.
  if (!(await ports.identityProviders.link(organisationId, user.userId, link)))
    throw refuse(messages.otherSubject);
  await confirmAddress(ports, email);
  return { ...user, emailConfirmedAt: user.emailConfirmedAt ?? ports.now().toISOString() };
}

/** What a person is told whom a provider may not sign in. */
export const messages = {
  unconfirmed:
    'Your organization’s sign-in did not give us a confirmed email address of its own domain, so we cannot tell who you are.',
  unknown: 'You are signed in there, but there is no account for you here. Ask the owner to invite you.',
  elsewhere: 'Your address belongs to an account outside this organization. Sign in with your password.',
  otherSubject:
    'The account with your address is linked to another person of your organization’s sign-in. Ask the owner to remove it and to invite you again.',
  full: `Your organization has ${memberLimit} members, which is the most. Ask the owner.`,
};

/** An address counts that the provider does not call unconfirmed, of a domain for which it speaks. */
async function requireConfirmedAddress(
  { issuer, isStrict, speaksFor }: Authority,
  { email = '', email_verified: said }: Claims,
): Promise<string> {
  // Microsoft leaves the claim out; its directory says who has which address.
  const verified = said ?? (!isStrict || new URL(issuer).origin === microsoft);
  if (!((verified === true || verified === 'true') && (await speaksFor(email))))
    throw refuse(messages.unconfirmed);
  return email.toLowerCase();
}

/** A person nobody has invited, where the owner lets in everybody of the domain. */
async function admit(
  ports: ProviderPorts,
  { organisationId, provider }: OwnProvider,
  email: string,
  name = '',
): Promise<User> {
  const organisation = await ports.organisations.find(organisationId);
  if (!provider.admitsViewers || !organisation) throw refuse(messages.unknown);
  const user: User = {
    ...{ userId: ports.makeId(), brandId: organisation.brandId, organisationId, email, phone: '' },
    ...{ role: 'member' as const, memberRole: 'viewer' as const, username: email },
    name: name.trim().slice(0, 120) || email,
    // Nobody knows this password: who wants one asks for a link.
    passwordHash: await ports.hashPassword(Buffer.from(ports.randomBytes(32)).toString('base64url')),
    createdAt: ports.now().toISOString(),
  };
  const placing = await ports.members.add(organisationId, user);
  if (placing === 'full') throw refuse(messages.full);
  if (placing === 'refused') throw refuse(messages.elsewhere);
  return user;
}

export const refuse = (message: string): AppError => new AppError('FORBIDDEN', { message });

import { brands } from '#shared/brands/index.ts';
import { type Member, memberLimit } from '#shared/domain/member.ts';
import { AppError } from '#shared/errors.ts';
import type { User } from '../accounts/account.ts';
import { makeInvitation } from '../identity/invitation.ts';
import type { Caller } from '../identity/session.ts';
import { describeMember, requireOrganisation } from './find-members.ts';
import { composeMemberMail } from './member-mail.ts';
import type { MemberPorts } from './ports.ts';

const takenMessage = 'There is already an account with this address.';

/**
 * Creates a member who can't sign in yet, and mails the link that sets the password. A pending invitation
 * gets a new link. Throws CONFLICT for a taken address, and for too many members.
 */
export async function inviteMember(
  ports: MemberPorts,
  caller: Caller,
  { name, email }: { name: string; email: string },
): Promise<Member> {
  const organisationId = requireOrganisation(caller);
  const address = email.toLowerCase();
  const known = await ports.users.findByEmail(address);
  const isAgain = known?.organisationId === organisationId && isWaitedFor(known);
  if (known && !isAgain) throw refuse(takenMessage);
  const user = known ?? (await addMember(ports, caller, { name, email: address, organisationId }));
  const [organisation, readHost] = await Promise.all([
    ports.organisations.find(organisationId),
    findOwnHost(ports, organisationId),
  ]);
  const { url, hash, token } = makeInvitation(ports, user.brandId, user.userId);
  const mail = composeMemberMail(brands[user.brandId], user, {
    mailId: `invitation-${hash}`,
    ...{ organisation: organisation?.name ?? '', readHost },
    url,
  });
  await ports.oneUseTokens.add(hash, token, mail, ports.now());
  await ports.startMail(mail.mailId);
  return describeMember(user);
}

async function findOwnHost(
  { users, conversions }: MemberPorts,
  organisationId: string,
): Promise<string | undefined> {
  const [conversionId] = await users.listConversionIds(organisationId);
  return conversionId && (await conversions.find(conversionId))?.readHost;
}

function isWaitedFor({ role, passwordChangedAt }: User): boolean {
  return role === 'member' && passwordChangedAt === undefined;
}

async function addMember(
  ports: MemberPorts,
  { brandId }: Caller,
  { name, email, organisationId }: { name: string; email: string; organisationId: string },
): Promise<User> {
  const user: User = {
    ...{ userId: ports.makeId(), brandId, name, email, organisationId, phone: '' },
    role: 'member',
    username: email,
    // Nobody knows this password: the invitation link sets a real one.
    passwordHash: await ports.hashPassword(Buffer.from(ports.randomBytes(32)).toString('base64url')),
    createdAt: ports.now().toISOString(),
  };
  const placing = await ports.members.add(organisationId, user);
  if (placing === 'full') throw refuse(`An organization has at most ${memberLimit} members.`);
  if (placing === 'refused') throw refuse(takenMessage);
  return user;
}

function refuse(message: string): AppError {
  return new AppError('CONFLICT', { message, issues: [{ field: 'email', message }] });
}

import { brands } from '#shared/brands/index.ts';
import { type Member, memberLimit } from '#shared/domain/member.ts';
import type { MemberRole } from '#shared/domain/organisation-role.ts';
import { AppError } from '#shared/errors.ts';
import { isAwaited, type User } from '../accounts/account.ts';
import { makeInvitation } from '../identity/invitation.ts';
import { roleInOwnOrganisation } from '../identity/role-in-organisation.ts';
import type { Caller } from '../identity/session.ts';
import { describeMember, requireOrganisation } from './find-members.ts';
import { composeJoinMail, composeMemberMail } from './member-mail.ts';
import type { MemberPorts } from './ports.ts';

type Invitation = { name: string; email: string; role: MemberRole };

const takenMessage = 'This address is already in use here, or cannot be invited.';

/**
 * Invites by mail. Who has no account gets one without a password, and the link that sets it; who has one accepts the
 * invitation signed in to it. A pending invitation is sent again. Throws CONFLICT for an address that cannot be invited,
 * and for too many members.
 */
export async function inviteMember(
  ports: MemberPorts,
  caller: Caller,
  { name, email, role }: Invitation,
): Promise<Member> {
  const organisationId = requireOrganisation(caller);
  const address = email.toLowerCase();
  const known = await ports.users.findByEmail(address);
  const isAgain = known?.organisationId === organisationId && isAwaited(known);
  if (known && !isAgain)
    return inviteAccount(ports, caller, organisationId, known, { name, email: address, role });
  const user = known
    ? await renewInvitation(ports, known, role)
    : await addMember(ports, caller, organisationId, { name, email: address, role });
  const { url, hash, token } = makeInvitation(ports, user.brandId, user.userId);
  const mail = composeMemberMail(brands[user.brandId], user, {
    ...{ mailId: `invitation-${hash}`, role, url },
    ...(await describeInviter(ports, caller, organisationId)),
  });
  await ports.oneUseTokens.add(hash, token, mail, ports.now());
  await ports.startMail(mail.mailId);
  return describeMember({ user, membership: undefined });
}

/** Invites a person who has an account elsewhere, which alone can accept; staff and blocked accounts never do. */
async function inviteAccount(
  ports: MemberPorts,
  caller: Caller,
  organisationId: string,
  user: User,
  { name, role }: Invitation,
): Promise<Member> {
  const isStaff = roleInOwnOrganisation(user) === null;
  if (isStaff || user.organisationId === organisationId || user.deactivatedAt) throw refuse(takenMessage);
  const now = ports.now();
  const { userId } = user;
  const membership = { userId, organisationId, role, since: now.toISOString(), invitedAs: name };
  const mail = composeJoinMail(brands[caller.brandId], user, {
    ...{ mailId: `invitation-${organisationId}-${userId}-${now.getTime()}`, role },
    url: `${ports.siteOrigin(caller.brandId)}/user/account#organizations`,
    ...(await describeInviter(ports, caller, organisationId)),
  });
  const placing = await ports.memberships.invite(membership, mail, now);
  if (placing === 'full') throw refuse(`An organization has at most ${memberLimit} members.`);
  if (placing === 'refused') throw refuse(takenMessage);
  await ports.startMail(mail.mailId);
  return describeMember({ user, membership });
}

async function describeInviter(
  { users, organisations, conversions }: MemberPorts,
  { userId }: Caller,
  organisationId: string,
) {
  const [inviter, organisation, [conversionId]] = await Promise.all([
    users.find(userId),
    organisations.find(organisationId),
    users.listConversionIds(organisationId),
  ]);
  return {
    organisation: organisation?.name ?? '',
    inviter: inviter?.name ?? '',
    readHost: conversionId && (await conversions.find(conversionId))?.readHost,
    asksSecondFactor: organisation?.asksSecondFactor === true,
  };
}

/** The newest invitation says what the member may do. */
async function renewInvitation({ users }: MemberPorts, user: User, memberRole: MemberRole): Promise<User> {
  await users.update(user.userId, { memberRole });
  return { ...user, memberRole };
}

async function addMember(
  ports: MemberPorts,
  { brandId }: Caller,
  organisationId: string,
  { name, email, role }: Invitation,
): Promise<User> {
  const user: User = {
    ...{ userId: ports.makeId(), brandId, name, email, organisationId, phone: '' },
    role: 'member',
    memberRole: role,
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

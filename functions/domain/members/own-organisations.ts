import type { OwnOrganisation } from '#shared/domain/member.ts';
import { AppError } from '#shared/errors.ts';
import type { User } from '../accounts/account.ts';
import { findNext } from '../accounts/find-next.ts';
import { isJoined } from '../accounts/membership.ts';
import { roleInOwnOrganisation } from '../identity/role-in-organisation.ts';
import { endMembership } from './change-member.ts';
import type { MemberPorts } from './ports.ts';

type Ports = Pick<MemberPorts, 'users' | 'organisations' | 'memberships'>;

/** The organisations of a person with their assistants, sorted by name; those that have blocked the person are left out. */
export async function listOwnOrganisations(ports: Ports, user: User): Promise<OwnOrganisation[]> {
  const { organisationId } = user;
  const role = roleInOwnOrganisation(user);
  const others = (await ports.memberships.list(user.userId)).filter((one) => !one.blockedAt);
  const own = organisationId && role ? [{ organisationId, role, invitedAs: undefined }] : [];
  const described = await Promise.all(
    [...own, ...others].map(async (place): Promise<OwnOrganisation[]> => {
      const isInvited = place.invitedAs !== undefined;
      const [organisation, conversionIds] = await Promise.all([
        ports.organisations.find(place.organisationId),
        isInvited ? [] : ports.users.listConversionIds(place.organisationId),
      ]);
      if (!organisation) return [];
      const { name, closesAt = null } = organisation;
      return [
        { organisationId: place.organisationId, name, role: place.role, isInvited, conversionIds, closesAt },
      ];
    }),
  );
  return described.flat().sort((one, other) => one.name.localeCompare(other.name));
}

/**
 * Accepts an invitation with the account that it was sent to. An address that nobody has confirmed proves nothing.
 * Throws NOT_FOUND, CONFLICT.
 */
export async function joinOrganisation(ports: Ports, user: User, organisationId: string): Promise<void> {
  const membership = await ports.memberships.find(user.userId, organisationId);
  if (!membership) throw new AppError('NOT_FOUND');
  if (isJoined(membership)) return;
  if (!user.emailConfirmedAt)
    throw new AppError('CONFLICT', {
      message: 'Please confirm your email address first: the link is in the mail that we sent you.',
    });
  const organisation = await ports.organisations.find(organisationId);
  if (organisation?.asksSecondFactor && !user.secondFactor)
    throw new AppError('CONFLICT', {
      message:
        'This organization asks for two-step sign-in. Please set it up in your settings under Security first.',
    });
  if (!(await ports.memberships.accept(membership))) throw new AppError('NOT_FOUND');
}

/**
 * Leaves an organisation, or declines its invitation. Its owner cannot leave it, and nobody their only one. Throws
 * NOT_FOUND, CONFLICT.
 */
export async function leaveOrganisation(
  ports: MemberPorts,
  user: User,
  organisationId: string,
): Promise<void> {
  const isHome = user.organisationId === organisationId;
  const membership = isHome ? undefined : await ports.memberships.find(user.userId, organisationId);
  if (!isHome && !membership) throw new AppError('NOT_FOUND');
  const role = membership?.role ?? roleInOwnOrganisation(user);
  if (role === 'owner')
    throw new AppError('CONFLICT', {
      message: 'You own this organization: it ends when you delete it, in its settings under Data.',
    });
  if (isHome && !(await findNext(ports, user)))
    throw new AppError('CONFLICT', {
      message: 'This is your only organization. Its owner can remove you, which deletes your account.',
    });
  await endMembership(ports, organisationId, user, membership);
}

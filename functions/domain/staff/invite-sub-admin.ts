import { brands } from '#shared/brands/index.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import type { SubAdmin } from '#shared/domain/staff/staff-dashboard.ts';
import { AppError } from '#shared/errors.ts';
import { makeInvitation } from '../identity/invitation.ts';
import type { Caller } from '../identity/session.ts';
import { makeStaffAction } from '../staff-log/staff-action.ts';
import { describeSubAdmin } from './describe-sub-admin.ts';
import { composeInvitationMail } from './invitation-mail.ts';
import type { SubAdminEntry, UserPorts } from './ports.ts';

type Invitation = { name: string; email: string; brandId: BrandId; role: SubAdminEntry['role'] };

/**
 * Creates a sub-admin who can't sign in yet, and mails the link that sets the password. A pending invitation
 * to the same domain gets a new link. Throws CONFLICT for a taken address.
 */
export async function inviteSubAdmin(
  ports: UserPorts,
  caller: Pick<Caller, 'userId'>,
  { name, email, brandId, role }: Invitation,
): Promise<SubAdmin> {
  const address = email.toLowerCase();
  const known = await ports.users.findByEmail(address);
  const invited = known && (await ports.subAdmins.find(known.userId));
  const isSame = invited?.isInvited && invited.brandId === brandId && invited.role === role;
  if (known && !isSame) throw refuseAddress();
  const entry = invited ?? (await addSubAdmin(ports, { name, email: address, brandId, role }));
  const { url, hash, token } = makeInvitation(ports, brandId, entry.id);
  const mail = composeInvitationMail(brands[brandId], entry, { mailId: `invitation-${hash}`, url });
  await ports.oneUseTokens.add(hash, token, mail, ports.now());
  await ports.startMail(mail.mailId);
  const to = role === 'superadmin' ? 'invited-superadmin' : 'invited';
  await ports.staffActions.add(
    makeStaffAction(ports, caller.userId, { kind: 'staff-changed', subject: entry.id, to }),
  );
  await ports.snapshots.drop(['all']);
  return describeSubAdmin(entry);
}

async function addSubAdmin(
  ports: UserPorts,
  { name, email, brandId, role }: Invitation,
): Promise<SubAdminEntry> {
  const userId = ports.makeId();
  const isAdded = await ports.users.addStaff({
    ...{ userId, brandId, name, email, organisationId: null, phone: '' },
    role,
    username: email,
    // Nobody knows this password: the invitation link sets a real one.
    passwordHash: await ports.hashPassword(Buffer.from(ports.randomBytes(32)).toString('base64url')),
    createdAt: ports.now().toISOString(),
  });
  if (!isAdded) throw refuseAddress();
  const entry = {
    id: userId,
    name,
    email,
    brandId,
    role,
    status: 'active',
    isInvited: true,
    lastActive: null,
  } as const;
  await ports.subAdmins.put(entry);
  return entry;
}

function refuseAddress(): AppError {
  const message = 'There is already an account with this address.';
  return new AppError('CONFLICT', { message, issues: [{ field: 'email', message }] });
}

import type { SnapshotStore } from '#functions/storage/dynamodb/staff/snapshot-store.ts';
import type { SubAdminStore } from '#functions/storage/dynamodb/staff/sub-admin-store.ts';
import type { User } from '../accounts/account.ts';
import { redeemPasswordLink } from '../identity/password/redeem-password-link.ts';
import type { IdentityPorts } from '../identity/ports.ts';

export type AcceptingPorts = {
  subAdmins: Pick<SubAdminStore, 'find' | 'put'>;
  snapshots: Pick<SnapshotStore, 'drop'>;
};

/** Accepts an invitation and marks it for superadmins. Throws LINK_EXPIRED, VALIDATION. */
export async function acceptStaffInvitation(
  ports: IdentityPorts & AcceptingPorts,
  secret: string,
  password: string,
): Promise<User> {
  const user = await redeemPasswordLink(ports, 'accept-invitation', { secret, password });
  await noteAccepted(ports, user);
  return user;
}

/** Marks an invitation as accepted, by a password or by a sign-in with the operator's provider. */
export async function noteAccepted(
  { subAdmins, snapshots }: AcceptingPorts,
  { userId }: User,
): Promise<void> {
  const entry = await subAdmins.find(userId);
  if (!entry?.isInvited) return;
  await subAdmins.put({ ...entry, isInvited: false });
  await snapshots.drop(['all']);
}

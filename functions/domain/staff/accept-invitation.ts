import type { SnapshotStore } from '#functions/storage/dynamodb/staff/snapshot-store.ts';
import type { SubAdminStore } from '#functions/storage/dynamodb/staff/sub-admin-store.ts';
import type { User } from '../accounts/account.ts';
import type { IdentityPorts } from '../identity/ports.ts';
import { redeemPasswordLink } from '../identity/redeem-password-link.ts';

/** Accepts an invitation and marks it for superadmins. Throws LINK_EXPIRED, VALIDATION. */
export async function acceptStaffInvitation(
  ports: IdentityPorts & {
    subAdmins: Pick<SubAdminStore, 'find' | 'put'>;
    snapshots: Pick<SnapshotStore, 'drop'>;
  },
  secret: string,
  password: string,
): Promise<User> {
  const user = await redeemPasswordLink(ports, 'accept-invitation', { secret, password });
  const entry = await ports.subAdmins.find(user.userId);
  if (entry) {
    await ports.subAdmins.put({ ...entry, isInvited: false });
    await ports.snapshots.drop(['all']);
  }
  return user;
}

import type { User } from '../accounts/account.ts';
import { acceptInvitation } from '../identity/invitation.ts';
import type { IdentityPorts } from '../identity/ports.ts';
import type { SnapshotStore, SubAdminStore } from './ports.ts';

/** Accepts an invitation and marks it for superadmins. Throws LINK_EXPIRED. */
export async function acceptStaffInvitation(
  ports: IdentityPorts & {
    subAdmins: Pick<SubAdminStore, 'find' | 'put'>;
    snapshots: Pick<SnapshotStore, 'drop'>;
  },
  secret: string,
  password: string,
): Promise<User> {
  const user = await acceptInvitation(ports, secret, password);
  const entry = await ports.subAdmins.find(user.userId);
  if (entry) {
    await ports.subAdmins.put({ ...entry, isInvited: false });
    await ports.snapshots.drop(['all']);
  }
  return user;
}

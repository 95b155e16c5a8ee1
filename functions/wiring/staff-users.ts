import type { Caller } from '#functions/domain/identity/session.ts';
import { setPlan } from '#functions/domain/life-cycle/set-plan.ts';
import type { UserPorts } from '#functions/domain/staff/ports.ts';
import { openSnapshotStore } from '#functions/storage/dynamodb/staff/snapshot-store.ts';
import { openSubAdminStore } from '#functions/storage/dynamodb/staff/sub-admin-store.ts';
import type { Deps } from './deps.ts';
import { createIdentityPorts } from './identity.ts';
import { openPlanDeps } from './plans.ts';
import { openStaffActions } from './staff.ts';
import { openStaffLists } from './staff-lists.ts';

/** The ports for looking after customers and sub-admins. */
export function openUserPorts(deps: Deps): UserPorts {
  const lists = openStaffLists(deps);
  return {
    ...createIdentityPorts(deps),
    ...openStaffActions(deps),
    ...lists,
    subAdmins: openSubAdminStore(deps.table),
    snapshots: openSnapshotStore(deps.table),
    setPlan: (caller: Pick<Caller, 'userId' | 'role' | 'brandId'>, order) =>
      setPlan({ ...openPlanDeps(deps), ...lists }, caller, order),
  };
}

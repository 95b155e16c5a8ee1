import { listStaffActions } from '#functions/domain/staff/list-staff-actions.ts';
import { handleSignedIn } from '#functions/lib/handle-signed-in.ts';
import { openStaffActionStore } from '#functions/storage/staff-action-store.ts';
import { superadmin } from '#shared/contract/superadmin.ts';

export const handler = handleSignedIn(superadmin.listActions, ({ after }, { deps }) =>
  listStaffActions({ ...deps, staffActions: openStaffActionStore(deps.table) }, after),
);

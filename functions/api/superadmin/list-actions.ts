import { listStaffActions } from '#functions/domain/staff/list-staff-actions.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { superadmin } from '#shared/contract/staff/superadmin.ts';

export const handler = handleSignedIn(superadmin.listActions, ({ after }, { deps }) =>
  listStaffActions(deps, after),
);

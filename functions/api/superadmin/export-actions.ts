import { exportStaffActions } from '#functions/domain/staff/export-staff-actions.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { superadmin } from '#shared/contract/staff/superadmin.ts';

export const handler = handleSignedIn(superadmin.exportActions, ({ after }, { deps, caller }) =>
  exportStaffActions(deps, caller, after),
);

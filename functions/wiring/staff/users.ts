import { askForEmailChange } from '#functions/domain/email-change/ask-for-email-change.ts';
import { summarizeEmailChange } from '#functions/domain/email-change/email-change.ts';
import { checkPlan, setPlan } from '#functions/domain/life-cycle/set-plan.ts';
import type { UserPorts } from '#functions/domain/staff/ports.ts';
import { openMemberStore } from '#functions/storage/dynamodb/accounts/member-store.ts';
import { openSnapshotStore } from '#functions/storage/dynamodb/staff/snapshot-store.ts';
import { openSubAdminStore } from '#functions/storage/dynamodb/staff/sub-admin-store.ts';
import type { Deps } from '../deps.ts';
import { openEmailChanges } from '../email-changes.ts';
import { createIdentityPorts } from '../identity.ts';
import { openStaffActions } from '../staff/staff-actions.ts';
import { openPlanSetting } from './plan-setting.ts';

/** The ports for managing customers and sub-admins. */
export function openUserPorts(deps: Deps): UserPorts {
  const plans = openPlanSetting(deps);
  const { listings, ensureListed } = plans;
  return {
    ...createIdentityPorts(deps),
    ...openStaffActions(deps),
    ...{ listings, ensureListed },
    members: openMemberStore(deps.table),
    subAdmins: openSubAdminStore(deps.table),
    snapshots: openSnapshotStore(deps.table),
    checkPlan: (caller, choice) => checkPlan(plans, caller, choice),
    setPlan: (caller, choice) => setPlan(plans, caller, choice),
    askForEmailChange: async (owner, wish) =>
      summarizeEmailChange(await askForEmailChange(openEmailChanges(deps), owner, wish)),
  };
}

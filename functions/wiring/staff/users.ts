import type { UserPorts } from '#functions/domain/staff/ports.ts';
import type { Deps } from '../deps.ts';
import { openStaffLists } from './lists.ts';

/** Most edits leave the plan. */
const loadPlanSetting = async (deps: Deps) => {
  const [work, { openPlanSetting }] = await Promise.all([
    import('#functions/domain/life-cycle/set-plan.ts'),
    import('./plan-setting.ts'),
  ]);
  return { ...work, plans: openPlanSetting(deps) };
};

/** Most edits leave the address, too. */
const loadEmailChanges = async () => {
  const [{ askForEmailChange }, { summarizeEmailChange }] = await Promise.all([
    import('#functions/domain/email-change/ask-for-email-change.ts'),
    import('#functions/domain/email-change/email-change.ts'),
  ]);
  return { askForEmailChange, summarizeEmailChange };
};

/** The ports for managing customers and sub-admins. */
export function openUserPorts(deps: Deps): UserPorts {
  return {
    ...deps,
    ...openStaffLists(deps),
    checkPlan: async (caller, choice) => {
      const { checkPlan, plans } = await loadPlanSetting(deps);
      return checkPlan(plans, caller, choice);
    },
    setPlan: async (caller, choice) => {
      const { setPlan, plans } = await loadPlanSetting(deps);
      return setPlan(plans, caller, choice);
    },
    askForEmailChange: async (owner, wish) => {
      const { askForEmailChange, summarizeEmailChange } = await loadEmailChanges();
      return summarizeEmailChange(await askForEmailChange(deps, owner, wish));
    },
  };
}

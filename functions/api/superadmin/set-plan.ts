import { setPlan } from '#functions/domain/life-cycle/set-plan.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { openPlanSetting } from '#functions/wiring/staff/plan-setting.ts';
import { superadmin } from '#shared/contract/staff/superadmin.ts';

export const handler = handleSignedIn(superadmin.setPlan, async (input, { deps, caller }) => {
  await setPlan(openPlanSetting(deps), caller, input);
  return { plan: input.plan };
});

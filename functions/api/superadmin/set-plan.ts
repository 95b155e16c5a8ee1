import { setPlan } from '#functions/domain/plans/set-plan.ts';
import { handleSignedIn } from '#functions/lib/handle-signed-in.ts';
import { openPlanDeps } from '#functions/lib/plan-deps.ts';
import { superadmin } from '#shared/contract/superadmin.ts';

export const handler = handleSignedIn(superadmin.setPlan, async (input, { deps, caller }) => {
  await setPlan(openPlanDeps(deps), caller, input);
  return { plan: input.plan };
});

import { setPlan } from '#functions/domain/life-cycle/set-plan.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { superadmin } from '#shared/contract/staff/superadmin.ts';

export const handler = handleSignedIn(superadmin.setPlan, async (input, { deps, caller }) => {
  await setPlan(deps, caller, input);
  return { plan: input.plan };
});

import { saveSecondFactorRule } from '#functions/domain/members/save-second-factor-rule.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { members } from '#shared/contract/members.ts';

export const handler = handleSignedIn(members.saveRules, async ({ asksSecondFactor }, { deps, caller }) => {
  await saveSecondFactorRule(deps, caller, asksSecondFactor);
  return { asksSecondFactor };
});

import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { billing } from '#shared/contract/billing/billing.ts';

/** Loaded in parallel with the first table read. */
const loadWork = () => import('#functions/wiring/lazy/change-subscription.ts');

export const handler = handleSignedIn(
  billing.changePlan,
  async (change, { deps, caller }) => (await loadWork()).changeCustomersPlan(deps, caller, change),
  loadWork,
);

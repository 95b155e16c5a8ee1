import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { billing } from '#shared/contract/billing/billing.ts';

/** Loaded in parallel with the first table read. */
const loadWork = () => import('#functions/wiring/lazy/change-subscription.ts');

export const handler = handleSignedIn(
  billing.get,
  async (_input, { deps, caller }) => (await loadWork()).describeCustomersBilling(deps, caller),
  loadWork,
);

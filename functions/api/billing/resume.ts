import { setCustomersCancellation } from '#functions/domain/billing/subscription/change-as-customer.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { billing } from '#shared/contract/billing/billing.ts';

export const handler = handleSignedIn(billing.resume, async (_input, { deps, caller }) =>
  setCustomersCancellation(deps, caller, false),
);

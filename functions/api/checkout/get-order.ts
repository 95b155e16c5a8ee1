import { findBillingCustomer } from '#functions/domain/billing/subscription/billing-customer.ts';
import { describeOrder } from '#functions/domain/billing/subscription/describe-order.ts';
import { handle } from '#functions/http/handle.ts';
import { checkout } from '#shared/contract/billing/checkout.ts';
import { AppError } from '#shared/errors.ts';

export const handler = handle(checkout.getOrder, async ({ checkoutToken, ...order }, { deps, caller }) => {
  const customer = await findBillingCustomer(deps, caller, checkoutToken);
  if (!customer) throw new AppError(caller ? 'FORBIDDEN' : 'UNAUTHENTICATED');
  return describeOrder(deps, customer.organisation, order);
});

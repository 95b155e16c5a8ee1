import { findBillingCustomer } from '#functions/domain/billing/billing-customer.ts';
import { handle } from '#functions/http/handle.ts';
import { openBillingPorts } from '#functions/wiring/billing/billing.ts';
import { checkout } from '#shared/contract/billing/checkout.ts';
import { AppError } from '#shared/errors.ts';

const loadWork = () => import('#functions/domain/billing/describe-order.ts');

export const handler = handle(
  checkout.getOrder,
  async ({ checkoutToken, ...order }, { deps, caller }) => {
    const ports = openBillingPorts(deps);
    const customer = await findBillingCustomer(ports, caller, checkoutToken);
    if (!customer) throw new AppError(caller ? 'FORBIDDEN' : 'UNAUTHENTICATED');
    const { describeOrder } = await loadWork();
    return describeOrder(ports, customer.organisation, order);
  },
  loadWork,
);

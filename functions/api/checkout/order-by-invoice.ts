import {
  findBillingCustomer,
  mailCheckoutLink,
} from '#functions/domain/billing/subscription/billing-customer.ts';
import { orderByInvoice } from '#functions/domain/billing/subscription/order-by-invoice.ts';
import { watchOrder } from '#functions/domain/monitor/watch-orders.ts';
import { handle } from '#functions/http/handle.ts';
import { checkout } from '#shared/contract/billing/checkout.ts';

/**
 * Nobody can order for somebody else: without a customer sign-in, the address's account gets a mail instead.
 */
export const handler = handle(
  checkout.orderByInvoice,
  async ({ checkoutToken, customerEmail, ...input }, { deps, caller }) => {
    const customer = await findBillingCustomer(deps, caller, checkoutToken);
    if (!customer) {
      await mailCheckoutLink(deps, { ...input, interval: 'annual', customerEmail });
      return { isOrdered: false, statusPath: null };
    }
    const statusPath = await watchOrder(deps, customer.organisation, () =>
      orderByInvoice(deps, customer, input, input),
    );
    return { isOrdered: true, statusPath: statusPath ?? null };
  },
);

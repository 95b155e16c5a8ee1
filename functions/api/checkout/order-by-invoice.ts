import { findBillingCustomer, mailCheckoutLink } from '#functions/domain/billing/billing-customer.ts';
import { handle } from '#functions/http/handle.ts';
import { openBillingPorts } from '#functions/wiring/billing/billing.ts';
import { checkout } from '#shared/contract/billing/checkout.ts';

const loadWork = () => import('#functions/domain/billing/order-by-invoice.ts');

/**
 * Nobody can order for somebody else: without a customer sign-in, the address's account gets a mail instead.
 */
export const handler = handle(
  checkout.orderByInvoice,
  async ({ checkoutToken, customerEmail, ...input }, { deps, caller }) => {
    const ports = openBillingPorts(deps);
    const customer = await findBillingCustomer(ports, caller, checkoutToken);
    if (!customer) {
      await mailCheckoutLink(ports, { ...input, interval: 'annual', customerEmail });
      return { isOrdered: false, statusPath: null };
    }
    const { orderByInvoice } = await loadWork();
    const statusPath = await orderByInvoice(ports, customer, input, input);
    return { isOrdered: true, statusPath: statusPath ?? null };
  },
  loadWork,
);

import { findBillingCustomer, mailCheckoutLink } from '#functions/domain/billing/billing-customer.ts';
import { handle } from '#functions/http/handle.ts';
import { openBillingPorts } from '#functions/wiring/billing/billing.ts';
import { checkout } from '#shared/contract/billing/checkout.ts';

const loadWork = () => import('#functions/domain/billing/subscribe.ts');

/**
 * Nobody can subscribe for somebody else: without a customer sign-in, the address's account gets a mail
 * instead.
 */
export const handler = handle(
  checkout.createSubscription,
  async ({ checkoutToken, customerEmail, ...input }, { deps, caller }) => {
    const ports = openBillingPorts(deps);
    const customer = await findBillingCustomer(ports, caller, checkoutToken);
    if (!customer) {
      await mailCheckoutLink(ports, { ...input, customerEmail });
      return { clientSecret: null, trialEnd: null, confirms: null, isSubscribed: false };
    }
    const { subscribe } = await loadWork();
    const { confirmation, trialEnd } = await subscribe(ports, customer, input, input);
    return {
      clientSecret: confirmation?.clientSecret ?? null,
      trialEnd: trialEnd ?? null,
      confirms: confirmation?.kind ?? null,
      isSubscribed: !confirmation,
    };
  },
  loadWork,
);

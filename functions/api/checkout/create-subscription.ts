import {
  findBillingCustomer,
  mailCheckoutLink,
} from '#functions/domain/billing/subscription/billing-customer.ts';
import { subscribe } from '#functions/domain/billing/subscription/subscribe.ts';
import { watchOrder } from '#functions/domain/monitor/watch-orders.ts';
import { handle } from '#functions/http/handle.ts';
import { checkout } from '#shared/contract/billing/checkout.ts';

/**
 * Nobody can subscribe for somebody else: without a customer sign-in, the address's account gets a mail
 * instead.
 */
export const handler = handle(
  checkout.createSubscription,
  async ({ checkoutToken, customerEmail, ...input }, { deps, caller }) => {
    const customer = await findBillingCustomer(deps, caller, checkoutToken);
    if (!customer) {
      await mailCheckoutLink(deps, { ...input, customerEmail });
      return { clientSecret: null, trialEnd: null, confirms: null, isSubscribed: false };
    }
    const { confirmation, trialEnd } = await watchOrder(deps, customer.organisation, () =>
      subscribe(deps, customer, input, input),
    );
    return {
      clientSecret: confirmation?.clientSecret ?? null,
      trialEnd: trialEnd ?? null,
      confirms: confirmation?.kind ?? null,
      isSubscribed: !confirmation,
    };
  },
);

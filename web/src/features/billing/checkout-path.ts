import type { Brand } from '#shared/brands/brand.ts';
import type { ChosenPlan } from '#shared/domain/billing/pricing.ts';
import { findSignedInCustomer } from '#web/lib/sign-in/find-signed-in-customer.ts';

/** The checkout of a plan; includes the email address and name of a signed-in user. */
export function makeCheckoutPath({ id: brandId }: Brand, { planId, interval }: ChosenPlan): string {
  const customer = findSignedInCustomer();
  return `/checkout/${brandId}/${planId}/${interval}${customer ? `?${new URLSearchParams(customer)}` : ''}`;
}

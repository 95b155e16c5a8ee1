import type { BrandId } from '#shared/brands/platforms.ts';
import type { CheckoutOrder } from '#shared/contract/billing/checkout.ts';
import { type Cents, centsOfUsd, sumCents } from '#shared/domain/money.ts';
import type { PaidPlanId } from '#shared/domain/plan-ids.ts';
import { type BillingInterval, findTiers, setupFeeUsd, type Tier } from '#shared/domain/pricing.ts';
import { findPaidTier, priceInCents } from '#shared/domain/subscription.ts';
import { AppError } from '#shared/errors.ts';
import type { Organisation } from '../accounts/account.ts';
import { paysByInvoice } from './pays-by-invoice.ts';
import type { BillingPorts, Purchase } from './ports.ts';

/** An order at checkout. */
export type Order = { platform: BrandId; tierId: PaidPlanId; interval: BillingInterval };

/** Converts an order to a purchase. Throws VALIDATION for a plan of another brand or one not for sale. */
export function toPurchase(
  { pricingModelOf }: Pick<BillingPorts, 'pricingModelOf'>,
  { brandId }: Pick<Organisation, 'brandId'>,
  { platform, tierId, interval }: Order,
): { purchase: Purchase; tier: Tier } {
  if (platform !== brandId)
    refuse('platform', 'This account belongs to another brand. Open its checkout there.');
  const model = pricingModelOf(brandId);
  const tier = findPaidTier(model, tierId);
  if (!tier) {
    const sold = findTiers(model).map(({ id }) => id);
    return refuse('tierId', `This brand does not sell that plan. Choose one of: ${sold.join(', ')}.`);
  }
  return { purchase: { model, planId: tierId, interval }, tier };
}

function refuse(field: string, message: string): never {
  throw new AppError('VALIDATION', { message, issues: [{ field, message }] });
}

/** End of the running trial; undefined once it is over. */
export function findRunningTrial(
  { trialEndsAt }: Pick<Organisation, 'trialEndsAt'>,
  now: Date,
): string | undefined {
  return trialEndsAt > now.toISOString() ? trialEndsAt : undefined;
}

/** Amount due on the day of the order: document 3 section 9. */
export function findDueToday(priceCents: Cents, setupFeeCents: Cents, trialEnd: string | undefined): Cents {
  return trialEnd ? setupFeeCents : sumCents([priceCents, setupFeeCents]);
}

/** What an order would cost a customer. */
export async function describeOrder(
  ports: Pick<BillingPorts, 'pricingModelOf' | 'now' | 'provider' | 'billing' | 'paymentForm' | 'addsTax'>,
  organisation: Organisation,
  order: Order,
): Promise<CheckoutOrder> {
  const { tier } = toPurchase(ports, organisation, order);
  const [account, isTestMode] = await Promise.all([
    ports.billing.find(organisation.organisationId),
    ports.provider.isTestMode(),
  ]);
  const trialEnd = findRunningTrial(organisation, ports.now());
  const priceCents = priceInCents(tier, order.interval);
  const setupFeeCents = centsOfUsd(setupFeeUsd);
  return {
    organisationName: organisation.name,
    priceCents,
    setupFeeCents,
    dueTodayCents: findDueToday(priceCents, setupFeeCents, trialEnd),
    trialEnd: trialEnd ?? null,
    addsTax: ports.addsTax,
    paymentForm: ports.paymentForm,
    isTestMode,
    paysByInvoice: paysByInvoice(account, organisation),
    status: account?.subscription?.status ?? null,
    planId: account?.subscription?.planId ?? null,
  };
}

import type { Purchase } from '#functions/domain/billing/ports.ts';
import { type Cents, centsOfUsd, currency } from '#shared/domain/billing/money.ts';
import { setupFeeUsd } from '#shared/domain/billing/pricing.ts';
import {
  billingIntervalSchema,
  findPaidTier,
  paidPlanSchema,
  priceInCents,
} from '#shared/domain/billing/subscription.ts';
import { type CallStripe, PaymentRefusal } from './open-stripe.ts';

const prefix = 'gptsites';

/** A provider price. Its lookup key contains the amount, so a new catalogue price is a new price there. */
type NamedPrice = { lookupKey: string; amount: Cents; product: string; every?: 'month' | 'year' };

/** Price id of a plan. */
export function findPlanPrice(
  callStripe: CallStripe,
  { model, planId, interval }: Purchase,
): Promise<string> {
  const tier = findPaidTier(model, planId);
  if (!tier) throw new RangeError(`${model} sells no plan ${planId}`);
  const amount = priceInCents(tier, interval);
  return findOrMake(callStripe, {
    amount,
    lookupKey: [prefix, model, planId, interval, amount].join(':'),
    product: tier.name,
    every: interval === 'annual' ? 'year' : 'month',
  });
}

/** Price id of the setup fee; undefined while it is free. */
export async function findSetupPrice(callStripe: CallStripe): Promise<string | undefined> {
  const amount = centsOfUsd(setupFeeUsd);
  if (amount === 0) return undefined;
  return findOrMake(callStripe, { amount, lookupKey: [prefix, 'setup', amount].join(':'), product: 'Setup' });
}

/** Prices are created at their first sale, so the provider account needs no setup. */
async function findOrMake(
  callStripe: CallStripe,
  { lookupKey, amount, product, every }: NamedPrice,
): Promise<string> {
  const find = async () => {
    const { data } = await callStripe((stripe) =>
      stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 }),
    );
    return data[0]?.id;
  };
  const make = async () => {
    const { id } = await callStripe(
      (stripe, options) =>
        stripe.prices.create(
          {
            currency,
            unit_amount: amount,
            lookup_key: lookupKey,
            tax_behavior: 'exclusive',
            ...(every && { recurring: { interval: every } }),
            product_data: { name: product },
          },
          options,
        ),
      lookupKey,
    );
    return id;
  };
  const known = await find();
  if (known) return known;
  try {
    return await make();
  } catch (error) {
    // Another process created it concurrently.
    const made = error instanceof PaymentRefusal ? await find() : undefined;
    if (made) return made;
    throw error;
  }
}

/** What a price's lookup key sells. */
export function readPriceName(lookupKey: string | null): Pick<Purchase, 'planId' | 'interval'> | undefined {
  const [start, , planId, interval] = (lookupKey ?? '').split(':');
  const plan = paidPlanSchema.safeParse(planId);
  const every = billingIntervalSchema.safeParse(interval);
  if (start !== prefix || !plan.success || !every.success) return undefined;
  return { planId: plan.data, interval: every.data };
}

import * as z from 'zod';
import { type Cents, centsOfUsd, centsSchema } from './money.ts';
import { type PaidPlanId, paidPlanIds } from './plan-ids.ts';
import { findTiers, type PricingModel, priceOfInterval, type Tier } from './pricing.ts';

export const billingIntervals = ['monthly', 'annual'] as const;
export const billingIntervalSchema = z.enum(billingIntervals);
export const paidPlanSchema = z.enum(paidPlanIds);

/**
 * `incomplete`: no card confirmed yet. `trialing`: the confirmed card is charged when the trial ends.
 * `past_due`: a charge failed.
 */
export const subscriptionStatusSchema = z.enum(['incomplete', 'trialing', 'active', 'past_due', 'canceled']);
export type SubscriptionStatus = z.infer<typeof subscriptionStatusSchema>;

/** Status of a provider invoice. */
export const invoiceStatusSchema = z.enum(['open', 'paid', 'void', 'uncollectible']);
export type InvoiceStatus = z.infer<typeof invoiceStatusSchema>;

/** How a customer pays: by an automatically charged card, or by invoice. */
export const billingMethodSchema = z.enum(['card', 'invoice']);

/** What we store of a card: never more than its last digits. */
export const cardSchema = z.object({
  brand: z.string(),
  last4: z.string(),
  expiryMonth: z.number().int(),
  expiryYear: z.number().int(),
});

/** An invoice that waits for a payment. */
export const openInvoiceSchema = z.object({
  invoiceId: z.string(),
  dueCents: centsSchema,
  /** The provider's page that takes the payment. */
  url: z.string().nullable(),
  /** The bank waits for the cardholder to confirm the charge. */
  asksOwner: z.boolean(),
});

/** The customer's purchase order number. */
export const purchaseOrderNumberSchema = z.string().trim().max(60);

/** A plan chosen but not bought yet. */
export const chosenPlanSchema = z.object({ planId: paidPlanSchema, interval: billingIntervalSchema });

/** Days an assistant keeps running after a failed charge, and the days on which the owner is reminded. */
export const pastDueGraceDays = 14;
export const pastDueMailDays = [0, 5, 11] as const;

/** Days a customer with an order by invoice is neither paused nor erased while the order is pending. */
export const orderHeldDays = 30;

/** A plan of a pricing model; undefined when the model doesn't include it. */
export function findPaidTier(model: PricingModel, planId: PaidPlanId): Tier | undefined {
  return findTiers(model).find(({ id }) => id === planId);
}

/** The price of a plan per interval. */
export function priceInCents(tier: Tier, interval: z.infer<typeof billingIntervalSchema>): Cents {
  return centsOfUsd(priceOfInterval(tier, interval));
}

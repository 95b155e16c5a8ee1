import * as z from 'zod';
import { type Cents, centsOfUsd } from './money.ts';
import { type PaidPlanId, paidPlanIds } from './plan-ids.ts';
import { findTiers, type PricingModel, priceOfInterval, type Tier } from './pricing.ts';

export const billingIntervals = ['monthly', 'annual'] as const;
export const billingIntervalSchema = z.enum(billingIntervals);
export const paidPlanSchema = z.enum(paidPlanIds);

/**
 * Where a subscription stands. `incomplete`: no card has been confirmed yet. `trialing`: a card is confirmed, and is
 * charged when the trial ends. `past_due`: a charge failed.
 */
export const subscriptionStatusSchema = z.enum(['incomplete', 'trialing', 'active', 'past_due', 'canceled']);
export type SubscriptionStatus = z.infer<typeof subscriptionStatusSchema>;

/** Where an invoice of the provider stands. */
export const invoiceStatusSchema = z.enum(['open', 'paid', 'void', 'uncollectible']);
export type InvoiceStatus = z.infer<typeof invoiceStatusSchema>;

/** How a customer pays: a card that is charged by itself, or invoices that somebody pays. */
export const billingMethodSchema = z.enum(['card', 'invoice']);

/** What is known of a card: never more than its last digits. */
export const cardSchema = z.object({
  brand: z.string(),
  last4: z.string(),
  expiryMonth: z.number().int(),
  expiryYear: z.number().int(),
});

/** A purchase order's number, as the customer's papers say it. */
export const purchaseOrderNumberSchema = z.string().trim().max(60);

/** A plan that was chosen and not bought yet. */
export const chosenPlanSchema = z.object({ planId: paidPlanSchema, interval: billingIntervalSchema });

/** Days that the assistant of a customer whose charge failed goes on, and the days of them on which the owner hears of it. */
export const pastDueGraceDays = 14;
export const pastDueMailDays = [0, 5, 11] as const;

/** Days that a customer who has ordered by invoice is neither paused nor erased while the order waits for its plan. */
export const orderHeldDays = 30;

/** A plan of a pricing model; undefined where that model does not sell it. */
export function findPaidTier(model: PricingModel, planId: PaidPlanId): Tier | undefined {
  return findTiers(model).find(({ id }) => id === planId);
}

/** What a plan costs an interval. */
export function priceInCents(tier: Tier, interval: z.infer<typeof billingIntervalSchema>): Cents {
  return centsOfUsd(priceOfInterval(tier, interval));
}

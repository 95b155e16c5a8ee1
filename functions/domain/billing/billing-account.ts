import * as z from 'zod';
import { brandIdSchema } from '#shared/brands/platforms.ts';
import { centsSchema } from '#shared/domain/money.ts';
import {
  billingIntervalSchema,
  billingMethodSchema,
  cardSchema,
  paidPlanSchema,
  subscriptionStatusSchema,
} from '#shared/domain/subscription.ts';

/** A card subscription as the provider had it when it was read last. */
export const subscriptionSchema = z.object({
  subscriptionId: z.string(),
  status: subscriptionStatusSchema,
  planId: paidPlanSchema,
  interval: billingIntervalSchema,
  /** Of a period, before tax. */
  priceCents: centsSchema,
  currentPeriodEnd: z.string(),
  trialEndsAt: z.string().nullable(),
  cancelAtPeriodEnd: z.boolean(),
  endedAt: z.string().nullable(),
  card: cardSchema.nullable(),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

/** How a customer pays. One item a customer, from the first checkout or invoice on. */
export const billingAccountSchema = z.object({
  organisationId: z.string(),
  brandId: brandIdSchema,
  /** Counts the changes: who read an older one changes nothing. */
  version: z.number().int(),
  method: billingMethodSchema.default('card'),
  purchaseOrderNumber: z.string().default(''),
  /** What was ordered by invoice last. Staff put the customer on the plan. */
  order: z.object({ planId: paidPlanSchema, orderedAt: z.string() }).optional(),
  /** At the payment provider. */
  customerId: z.string().optional(),
  subscription: subscriptionSchema.optional(),
  /** The organisation's plan comes from the subscription, and goes with it. A plan that staff set does not. */
  grantsPlan: z.boolean().default(false),
  pastDueSince: z.string().optional(),
  /** How many mails told of it. */
  pastDueTold: z.number().int().default(0),
  /** When the provider is asked next, or the owner is told next. */
  dueAt: z.string().optional(),
});
export type BillingAccount = z.infer<typeof billingAccountSchema>;

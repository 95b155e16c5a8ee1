import * as z from 'zod';
import { brandIdSchema } from '#shared/brands/platforms.ts';
import { type Cents, cents, centsSchema } from '#shared/domain/billing/money.ts';
import {
  billingIntervalSchema,
  billingMethodSchema,
  cardSchema,
  openInvoiceSchema,
  orderHeldDays,
  paidPlanSchema,
  subscriptionStatusSchema,
} from '#shared/domain/billing/subscription.ts';
import { taxPlaceSchema } from '#shared/domain/billing/tax-place.ts';
import { addDays } from '#shared/domain/trial.ts';
import type { Organisation } from '../accounts/account.ts';

/** A card subscription as last read from the provider. */
export const subscriptionSchema = z.object({
  subscriptionId: z.string(),
  status: subscriptionStatusSchema,
  planId: paidPlanSchema,
  interval: billingIntervalSchema,
  /** Price per period, before tax. */
  priceCents: centsSchema,
  /** When it was ordered. */
  startedAt: z.string().default(''),
  currentPeriodStart: z.string().default(''),
  currentPeriodEnd: z.string(),
  trialEndsAt: z.string().nullable(),
  cancelAtPeriodEnd: z.boolean(),
  endedAt: z.string().nullable(),
  /** The customer's credit, which later invoices use up. */
  creditCents: centsSchema.default(cents(0)),
  /** What was paid for the newest invoice. */
  latestPaidCents: centsSchema.default(cents(0)),
  /** The amount of the next charge, after credit and with tax; null when there is none. */
  nextDueCents: centsSchema.nullable().default(null),
  /** The newest invoice that waits for a payment. */
  openInvoice: openInvoiceSchema.nullable().default(null),
  latestInvoiceId: z.string().nullable().default(null),
  /** When the provider failed to make the newest invoice, such as without a place to tax; null when it did not. */
  unmadeInvoiceAt: z.string().nullable().default(null),
  /** The card that is charged, by the provider's id. */
  cardId: z.string().nullable().default(null),
  card: cardSchema.nullable(),
  /** The customer's own card, which is charged for subscriptions that have none. */
  customersCard: cardSchema.nullable().default(null),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

/** How a customer pays: one item per customer, from the first checkout or invoice. */
export const billingAccountSchema = z.object({
  organisationId: z.string(),
  brandId: brandIdSchema,
  /** Optimistic lock: writes based on an older version fail. */
  version: z.number().int(),
  method: billingMethodSchema.default('card'),
  purchaseOrderNumber: z.string().default(''),
  /** The last order by invoice. Staff put the customer on the plan. */
  order: z.object({ planId: paidPlanSchema, orderedAt: z.string() }).optional(),
  /** The customer's id at the payment provider. */
  customerId: z.string().optional(),
  subscription: subscriptionSchema.optional(),
  /** When an order last asked the provider for a subscription, until the sweeper has looked for what it left. */
  orderedAt: z.string().optional(),
  /** The credit on its way back to the cards that paid, until its customer is told. */
  balanceOrder: z
    .object({
      orderId: z.string(),
      /** The member of staff who ordered it; absent for an erasure. */
      by: z.object({ userId: z.string(), reason: z.string() }).optional(),
      /** One for each payment. */
      parts: z.array(
        z.object({
          paymentId: z.string(),
          amountCents: centsSchema,
          state: z.enum(['begun', 'sent', 'refused']),
        }),
      ),
    })
    .optional(),
  /** Where its subscription is taxed. */
  taxPlace: taxPlaceSchema.optional(),
  /** The organisation's plan comes from the subscription and ends with it. A plan set by staff doesn't. */
  grantsPlan: z.boolean().default(false),
  pastDueSince: z.string().optional(),
  /** Number of mails sent about it. */
  pastDueTold: z.number().int().default(0),
  /** When the provider is next read, or the owner is next told. */
  dueAt: z.string().optional(),
});
export type BillingAccount = z.infer<typeof billingAccountSchema>;

/** Whether a customer is on a plan that is paid by invoice. */
export function paysByInvoice(
  account: Pick<BillingAccount, 'method'> | undefined,
  { plan }: Pick<Organisation, 'plan'>,
): boolean {
  return account?.method === 'invoice' && plan !== 'trial';
}

/** The order by invoice that waits for staff: it is not older than that may take, and no plan has ended since. */
export function findPendingOrder(
  account: Pick<BillingAccount, 'method' | 'order'> | undefined,
  { plan, planEndedAt = '' }: Pick<Organisation, 'plan' | 'planEndedAt'>,
  now: Date,
): BillingAccount['order'] {
  const { method, order } = account ?? {};
  if (method !== 'invoice' || !order || plan !== 'trial' || order.orderedAt <= planEndedAt) return undefined;
  return addDays(new Date(order.orderedAt), orderHeldDays) > now ? order : undefined;
}

/** The credit of an account that no later invoice uses up. */
export function readIdleCredit(account: Pick<BillingAccount, 'subscription'> | undefined): Cents {
  const { endedAt, creditCents } = account?.subscription ?? {};
  return endedAt ? (creditCents ?? cents(0)) : cents(0);
}

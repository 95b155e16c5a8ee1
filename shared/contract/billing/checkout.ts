import * as z from 'zod';
import { platformSchema } from '../../brands/platforms.ts';
import { emailAddress } from '../../domain/addresses/address-schemas.ts';
import { centsSchema } from '../../domain/billing/money.ts';
import { invoiceDetails } from '../../domain/billing/school-invoice.ts';
import {
  billingIntervalSchema,
  cardSchema,
  paidPlanSchema,
  purchaseOrderNumberSchema,
  subscriptionStatusSchema,
} from '../../domain/billing/subscription.ts';
import { taxPlaceSchema } from '../../domain/billing/tax-place.ts';
import { maskPrivateNumbers } from '../../domain/private-numbers/mask-private-numbers.ts';
import { route } from '../route.ts';

const orderInput = { platform: platformSchema, tierId: paidPlanSchema, interval: billingIntervalSchema };

/** Token of a mailed link: identifies the account without a sign-in. */
const checkoutToken = z.string().max(80).optional();

/** Where the customer is taxed; when absent, where it was at its last checkout. */
const taxPlace = taxPlaceSchema.optional();

/** How the card is collected: by Stripe's own form, locally by a form for test cards, or not at all. */
const paymentFormSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('stripe'), publishableKey: z.string() }),
  z.object({ kind: z.literal('embedded') }),
  z.object({ kind: z.literal('none') }),
]);
export type PaymentForm = z.infer<typeof paymentFormSchema>;

const orderSchema = z.object({
  organisationName: z.string(),
  /** Per billing period, before tax. */
  priceCents: centsSchema,
  setupFeeCents: centsSchema,
  /** During the trial only the setup fee; afterwards plus the price and its tax. */
  dueTodayCents: centsSchema,
  /** Credit of earlier payments, already taken off. */
  creditCents: centsSchema,
  /** End of the running trial; null when it is over. */
  trialEnd: z.string().nullable(),
  /** The first charge after the trial, with tax and after credit; null without a trial, and until the tax is known. */
  dueAfterTrialCents: centsSchema.nullable().default(null),
  /** Whether tax is added to the amounts. A card subscription then needs a tax place. */
  addsTax: z.boolean(),
  /** Null until the customer's tax place is known, and where no tax is added. */
  tax: z
    .object({
      place: taxPlaceSchema,
      /** Added to the price of each billing period. */
      taxCents: centsSchema,
    })
    .nullable(),
  /** The customer's own card, which is charged when none is entered. */
  savedCard: cardSchema.nullable().default(null),
  paymentForm: paymentFormSchema,
  /** No real cards are charged. */
  isTestMode: z.boolean(),
  /** The customer's plan is paid by invoice, so that another can only be ordered by invoice. */
  paysByInvoice: z.boolean(),
  /** Status of the account's subscription; null before the first one. */
  status: subscriptionStatusSchema.nullable(),
  /** The subscribed plan, or the one being subscribed. */
  planId: paidPlanSchema.nullable(),
  /** What was paid for its newest invoice, and what its next charge comes to. */
  paidCents: centsSchema,
  nextDueCents: centsSchema.nullable(),
});
export type CheckoutOrder = z.infer<typeof orderSchema>;

export const checkout = {
  createSubscription: route('POST', '/api/create-subscription-v2', 'public', {
    identifies: true,
    summary:
      'Starts a subscription for the caller’s organization, or for the account proven by a mailed link; active once the card is confirmed. Without a sign-in or link, mails the link to the address’s account',
    input: z.object({
      ...orderInput,
      customerEmail: emailAddress(),
      customerName: z.string().trim().min(1).max(120),
      purchaseOrderNumber: purchaseOrderNumberSchema.default(''),
      taxPlace,
      checkoutToken,
    }),
    output: z.object({
      /** Null when nothing is left to confirm, and without a sign-in: then the address gets a mail with its link. */
      clientSecret: z.string().nullable(),
      /** Null when no trial is running. */
      trialEnd: z.string().nullable(),
      /** Whether the secret confirms a payment, or a card for later. */
      confirms: z.enum(['payment', 'setup']).nullable(),
      /** A saved card or credit pays, and nothing is left to confirm. */
      isSubscribed: z.boolean(),
    }),
    errors: [
      'VALIDATION',
      'BRAND_NOT_FOUND',
      'FORBIDDEN',
      'ALREADY_SUBSCRIBED',
      'PAYMENT_DUE',
      'LINK_EXPIRED',
      'RATE_LIMITED',
      'UNAVAILABLE',
    ],
    rateLimit: { perAddress: 10, windowSeconds: 3600 },
  }),
  orderByInvoice: route('POST', '/api/checkout/invoice-order', 'public', {
    identifies: true,
    summary:
      'Places a one-year order by invoice for the caller’s organization, or for the account proven by a mailed link; it goes to the staff inbox. Without a sign-in or link, mails the link to the address’s account',
    input: z.object({
      platform: platformSchema,
      tierId: paidPlanSchema,
      customerEmail: emailAddress(),
      customerName: z.string().trim().min(1, 'Please enter your name').max(120),
      purchaseOrderNumber: purchaseOrderNumberSchema.default(''),
      ...invoiceDetails,
      /** Notes for staff. */
      note: z.string().trim().max(2000).overwrite(maskPrivateNumbers).default(''),
      checkoutToken,
    }),
    output: z.object({
      /** False without a sign-in: the address's account gets a mail with its checkout link. */
      isOrdered: z.boolean(),
      /** The private page where the answer will appear; null for a repeated order. */
      statusPath: z.string().nullable(),
    }),
    errors: [
      'VALIDATION',
      'BRAND_NOT_FOUND',
      'FORBIDDEN',
      'ALREADY_SUBSCRIBED',
      'PAYMENT_DUE',
      'LINK_EXPIRED',
      'CONFLICT',
      'RATE_LIMITED',
    ],
    rateLimit: { perAddress: 10, windowSeconds: 3600 },
  }),
  getOrder: route('POST', '/api/checkout/order', 'public', {
    // The token of a mailed link must not stand in an address, which access logs keep.
    identifies: true,
    summary: 'What an order would cost the caller’s organization today, and its subscription’s status',
    input: z.object({ ...orderInput, taxPlace, checkoutToken }),
    output: orderSchema,
    errors: [
      ...(['VALIDATION', 'BRAND_NOT_FOUND', 'UNAUTHENTICATED', 'FORBIDDEN'] as const),
      ...(['LINK_EXPIRED', 'RATE_LIMITED', 'UNAVAILABLE'] as const),
    ],
    rateLimit: { perAddress: 300, windowSeconds: 900 },
  }),
};

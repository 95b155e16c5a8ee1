import * as z from 'zod';
import { platformSchema } from '../../brands/platforms.ts';
import { emailAddress } from '../../domain/addresses/address-schemas.ts';
import { centsSchema } from '../../domain/money.ts';
import { maskPrivateNumbers } from '../../domain/private-numbers/mask-private-numbers.ts';
import { invoiceDetails } from '../../domain/school-invoice.ts';
import {
  billingIntervalSchema,
  paidPlanSchema,
  purchaseOrderNumberSchema,
  subscriptionStatusSchema,
} from '../../domain/subscription.ts';
import { route } from '../route.ts';

const orderInput = {
  platform: platformSchema,
  tierId: paidPlanSchema,
  interval: billingIntervalSchema,
};

/** From a mailed link: whose account is subscribed where nobody is signed in. */
const checkoutToken = z.string().max(80).optional();

/** How the card is asked for: by Stripe's own form, on one machine by a form that takes test cards alone, or not at all. */
const paymentFormSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('stripe'), publishableKey: z.string() }),
  z.object({ kind: z.literal('embedded') }),
  z.object({ kind: z.literal('none') }),
]);
export type PaymentForm = z.infer<typeof paymentFormSchema>;

const orderSchema = z.object({
  organisationName: z.string(),
  /** Of a billing period, before tax. */
  priceCents: centsSchema,
  setupFeeCents: centsSchema,
  /** The setup fee alone while the trial runs; with the price once it is over. */
  dueTodayCents: centsSchema,
  /** The end of the trial that runs; null when it is over. */
  trialEnd: z.string().nullable(),
  /** Whether tax is added to the amounts. */
  addsTax: z.boolean(),
  paymentForm: paymentFormSchema,
  /** No card is charged in earnest. */
  isTestMode: z.boolean(),
  /** Where the subscription of the account stands; null before the first one. */
  status: subscriptionStatusSchema.nullable(),
  /** The plan that is subscribed, or about to be. */
  planId: paidPlanSchema.nullable(),
});
export type CheckoutOrder = z.infer<typeof orderSchema>;

export const checkout = {
  createSubscription: route({
    method: 'POST',
    path: '/api/create-subscription-v2',
    access: 'public',
    identifies: true,
    summary:
      'Starts a subscription for the caller’s organisation, or for the account proven by a mailed link; active once the card is confirmed. Without a sign-in or link, mails the link to the address’s account',
    input: z.object({
      ...orderInput,
      customerEmail: emailAddress(),
      customerName: z.string().trim().min(1).max(120),
      purchaseOrderNumber: purchaseOrderNumberSchema.default(''),
      checkoutToken,
    }),
    output: z.object({
      /** Null where nobody is signed in: the account of the address gets a mail with its link to this checkout. */
      clientSecret: z.string().nullable(),
      /** Null when no trial runs any more. */
      trialEnd: z.string().nullable(),
      /** Whether the secret confirms a payment, or a card for later. */
      confirms: z.enum(['payment', 'setup']).nullable(),
    }),
    errors: [
      'VALIDATION',
      'BRAND_NOT_FOUND',
      'FORBIDDEN',
      'ALREADY_SUBSCRIBED',
      'LINK_EXPIRED',
      'RATE_LIMITED',
      'UNAVAILABLE',
    ],
    rateLimit: { perAddress: 10, windowSeconds: 3600 },
  }),
  orderByInvoice: route({
    method: 'POST',
    path: '/api/checkout/invoice-order',
    access: 'public',
    identifies: true,
    summary:
      'Places a one-year order by invoice for the caller’s organisation, or for the account proven by a mailed link; it goes to the staff inbox. Without a sign-in or link, mails the link to the address’s account',
    input: z.object({
      platform: platformSchema,
      tierId: paidPlanSchema,
      customerEmail: emailAddress(),
      customerName: z.string().trim().min(1, 'Please enter your name').max(120),
      purchaseOrderNumber: purchaseOrderNumberSchema.default(''),
      ...invoiceDetails,
      /** Anything that staff should know. */
      note: z.string().trim().max(2000).overwrite(maskPrivateNumbers).default(''),
      checkoutToken,
    }),
    output: z.object({
      /** False where nobody is signed in: the account of the address gets a mail with its link to this checkout. */
      isOrdered: z.boolean(),
      /** The private page on which the answer will stand; null for an order that was taken before. */
      statusPath: z.string().nullable(),
    }),
    errors: [
      'VALIDATION',
      'BRAND_NOT_FOUND',
      'FORBIDDEN',
      'ALREADY_SUBSCRIBED',
      'LINK_EXPIRED',
      'CONFLICT',
      'RATE_LIMITED',
    ],
    rateLimit: { perAddress: 10, windowSeconds: 3600 },
  }),
  getOrder: route({
    method: 'GET',
    path: '/api/checkout/order',
    access: 'public',
    identifies: true,
    summary: 'What an order would cost the caller’s organisation today, and its subscription’s status',
    input: z.object({ ...orderInput, checkoutToken }),
    output: orderSchema,
    errors: ['VALIDATION', 'BRAND_NOT_FOUND', 'UNAUTHENTICATED', 'FORBIDDEN', 'LINK_EXPIRED', 'RATE_LIMITED'],
    rateLimit: { perAddress: 300, windowSeconds: 900 },
  }),
};

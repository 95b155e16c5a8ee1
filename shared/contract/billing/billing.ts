import * as z from 'zod';
import { billingActions, billingStates } from '../../domain/billing/billing-actions.ts';
import { editedBillingDetailsSchema } from '../../domain/billing/billing-details.ts';
import { centsSchema } from '../../domain/billing/money.ts';
import { planIds } from '../../domain/billing/plan-ids.ts';
import {
  billingIntervalSchema,
  billingMethodSchema,
  cardSchema,
  invoiceStatusSchema,
  openInvoiceSchema,
  paidPlanSchema,
  purchaseOrderNumberSchema,
  subscriptionStatusSchema,
} from '../../domain/billing/subscription.ts';
import { route } from '../route.ts';

const used = z.object({
  used: z.number().int(),
  /** Null means unlimited. */
  limit: z.number().int().nullable(),
});

const billingSchema = z.object({
  plan: z.enum(planIds),
  planName: z.string(),
  trialEndsAt: z.string(),
  /** Whether a plan has ended. */
  hadPlan: z.boolean().default(false),
  method: billingMethodSchema,
  /** How the customer stands with its payments, and what that allows. */
  state: z.enum(billingStates),
  actions: z.array(z.enum(billingActions)),
  /** Credit that later invoices use up. */
  creditCents: centsSchema,
  purchaseOrderNumber: z.string(),
  /** An order by invoice, pending until staff put the customer on the plan. */
  order: z.object({ planId: paidPlanSchema, orderedAt: z.string() }).nullable(),
  /** How a customer on a plan paid by invoice is billed; null for others. */
  invoicing: z
    .object({
      /** The months invoiced so far; null before the first invoice, and where invoices are written elsewhere. */
      term: z.object({ start: z.string(), end: z.string() }).nullable(),
      /** What the first invoice will come to; null once there is one, and where that is not known. */
      firstCents: centsSchema.nullable().default(null),
      /** First day of the next term. */
      renewsAt: z.string().nullable(),
      /** Outstanding amount of all invoices; negative is paid back. */
      dueCents: centsSchema,
      /** The organisation that pays, such as a district; null for the customer itself. */
      payerName: z.string().nullable(),
    })
    .nullable(),
  subscription: z
    .object({
      status: subscriptionStatusSchema,
      planId: paidPlanSchema,
      interval: billingIntervalSchema,
      priceCents: centsSchema,
      /** Next charge of the card; null when there is none. */
      nextChargeAt: z.string().nullable(),
      /** Its amount, after credit and with tax. */
      nextDueCents: centsSchema.nullable(),
      currentPeriodEnd: z.string(),
      cancelAtPeriodEnd: z.boolean(),
      card: cardSchema.nullable(),
      /** The newest invoice that waits for a payment. */
      openInvoice: openInvoiceSchema.nullable(),
      /** End of the grace period after a failed charge. */
      graceEndsAt: z.string().nullable(),
    })
    .nullable(),
  usage: z.object({
    conversations: used.extend({
      /** Where the month is heading; null on trial, and while too few days tell. */
      forecast: z
        .object({
          count: z.number().int(),
          /** When the limit is reached, if that is within the month. */
          reachedAt: z.string().nullable(),
        })
        .nullable()
        .default(null),
    }),
    pages: used,
    documents: used,
  }),
  /** No real cards are charged. */
  isTestMode: z.boolean(),
});
export type Billing = z.infer<typeof billingSchema>;

const invoiceSchema = z.object({
  invoiceId: z.string(),
  number: z.string().nullable(),
  description: z.string(),
  createdAt: z.string(),
  status: invoiceStatusSchema,
  totalCents: centsSchema,
  /** The total less credit: the amount to pay, or that was paid. */
  dueCents: centsSchema,
  /** What of it still is to be paid; negative is paid back to the customer. */
  leftCents: centsSchema,
  /** Links to view or pay, and to the PDF; null when there is none. */
  url: z.string().nullable(),
  pdfUrl: z.string().nullable(),
});
export type CustomerInvoice = z.infer<typeof invoiceSchema>;

const purchaseInput = { planId: paidPlanSchema, interval: billingIntervalSchema };
const rateLimit = { perAddress: 60, windowSeconds: 900 };
const errors = ['VALIDATION', 'UNAUTHENTICATED', 'FORBIDDEN', 'RATE_LIMITED'] as const;
const changeErrors = [
  ...errors,
  ...(['NOT_SUBSCRIBED', 'ALREADY_SUBSCRIBED', 'PAYMENT_DUE', 'CONFLICT', 'UNAVAILABLE'] as const),
] as const;

export const billing = {
  get: route('GET', '/api/billing', 'owner', {
    summary: 'The plan, usage and subscription of the caller’s organization',
    input: z.object({}),
    output: billingSchema,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
  }),
  listInvoices: route('GET', '/api/billing/invoices', 'owner', {
    summary: 'Invoices of the caller’s organization, newest first',
    input: z.object({}),
    output: z.object({ invoices: z.array(invoiceSchema) }),
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'UNAVAILABLE'],
  }),
  previewChange: route('POST', '/api/billing/plan/preview', 'owner', {
    summary: 'The cost of a plan or interval change, now and at the next renewal',
    input: z.object(purchaseInput),
    output: z.object({
      /** Charged immediately, after credit. */
      dueNowCents: centsSchema,
      /** Credit left for later invoices. */
      creditCents: centsSchema,
      /** Per later period, before tax. */
      priceCents: centsSchema,
      /** Pass it on with the change to be charged the previewed amount. */
      proratedAt: z.string(),
      /** Pass it on too: what was invoiced since makes this cost another one. */
      latestInvoiceId: z.string().nullable().default(null),
    }),
    errors: changeErrors,
    rateLimit,
  }),
  changePlan: route('PUT', '/api/billing/plan', 'owner', {
    summary:
      'Changes the plan or interval of the subscription; the difference is charged or credited immediately',
    input: z.object({
      ...purchaseInput,
      proratedAt: z.iso.datetime(),
      latestInvoiceId: z.string().max(100).nullable().optional(),
    }),
    output: billingSchema,
    errors: [...changeErrors, 'PAYMENT_FAILED'],
    rateLimit,
  }),
  cancel: route('POST', '/api/billing/cancellation', 'owner', {
    summary:
      'Cancels the subscription at the end of the paid period, and can be undone until then; at once after a failed charge, whose invoice is withdrawn',
    input: z.object({}),
    output: billingSchema,
    errors: changeErrors,
    rateLimit,
  }),
  resume: route('DELETE', '/api/billing/cancellation', 'owner', {
    summary: 'Undoes a cancellation',
    input: z.object({}),
    output: billingSchema,
    errors: changeErrors,
    rateLimit,
  }),
  openPortal: route('POST', '/api/billing/portal', 'owner', {
    summary: 'The URL of the provider’s page for changing the card',
    input: z.object({}),
    output: z.object({ url: z.string() }),
    errors: changeErrors,
    rateLimit,
  }),
  getDetails: route('GET', '/api/billing/details', 'owner', {
    summary: 'Who is billed: organisation, address, tax ID, billing email and purchase order',
    input: z.object({}),
    output: editedBillingDetailsSchema,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
  }),
  saveDetails: route('PUT', '/api/billing/details', 'owner', {
    summary: 'Saves who is billed, for open and later invoices and receipts',
    input: editedBillingDetailsSchema,
    output: editedBillingDetailsSchema,
    errors: [...errors, 'CONFLICT', 'UNAVAILABLE'],
    rateLimit,
  }),
  savePurchaseOrder: route('PUT', '/api/billing/purchase-order', 'owner', {
    summary: 'Saves the purchase order number shown on invoices',
    input: z.object({ purchaseOrderNumber: purchaseOrderNumberSchema }),
    output: billingSchema,
    errors: [...errors, 'CONFLICT', 'UNAVAILABLE'],
    rateLimit,
  }),
  receiveEvent: route('POST', '/api/billing/webhook', 'public', {
    rawBody: true,
    summary: 'Receives a signed event from the payment provider',
    input: z.object({}),
    output: z.object({ received: z.literal(true) }),
    errors: ['FORBIDDEN', 'RATE_LIMITED', 'UNAVAILABLE'],
    rateLimit: { perAddress: 3000, windowSeconds: 60 },
  }),
};

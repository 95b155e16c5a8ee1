import * as z from 'zod';
import { centsSchema } from './money.ts';
import { paidPlanSchema } from './subscription.ts';

/** `annual`: a school's year. `debit` and `credit`: what a later change of plan adds to it or takes off. */
export const schoolInvoiceKinds = ['annual', 'debit', 'credit'] as const;

/** Document 2 section 4. Overdue is a pending invoice whose day has passed. */
export const schoolInvoiceStatuses = ['pending', 'overdue', 'paid', 'void'] as const;
export type SchoolInvoiceStatus = (typeof schoolInvoiceStatuses)[number];

/** How money comes in without a card. */
export const manualPaymentMethods = ['transfer', 'cheque'] as const;
export type ManualPaymentMethod = (typeof manualPaymentMethods)[number];

/** Where an invoice goes, as an order says it. */
export const invoiceDetails = {
  /** Who pays, such as a district; empty is the customer itself. */
  billingName: z.string().trim().max(120).default(''),
  billingAddress: z.string().trim().max(400).default(''),
  /** Empty is the address of the account's owner. */
  billingEmail: z
    .union([z.literal(''), z.email().max(254)], 'Please enter a valid email address')
    .default(''),
};

/** A school as staff enter its order by invoice. */
export const schoolOrderSchema = z.object({
  organisationId: z.string(),
  /** The plan it is on, or else the one that it ordered last; null is neither. */
  plan: paidPlanSchema.nullable(),
  /** Null while nothing was ordered by invoice. */
  order: z
    .object({
      orderedAt: z.string(),
      purchaseOrderNumber: z.string(),
      billingName: z.string(),
      billingAddress: z.string(),
      billingEmail: z.string(),
      /** The organisation whose billing account pays; null is the school itself. */
      payer: z.object({ organisationId: z.string(), name: z.string() }).nullable(),
    })
    .nullable(),
});
export type SchoolOrder = z.infer<typeof schoolOrderSchema>;

/** An invoice as staff see it listed: document 2 section 3. Money is in cents; a credit note is less than 0. */
export const listedSchoolInvoiceSchema = z.object({
  id: z.string(),
  number: z.string(),
  kind: z.enum(schoolInvoiceKinds),
  schoolName: z.string(),
  plan: z.string(),
  fiscalYear: z.string(),
  annualAmount: centsSchema,
  proratedAmount: centsSchema,
  /** What is still to be paid. */
  dueAmount: centsSchema,
  /** `YYYY-MM-DD`. */
  dueDate: z.string(),
  status: z.enum(schoolInvoiceStatuses),
});
export type ListedSchoolInvoice = z.infer<typeof listedSchoolInvoiceSchema>;

/** The figures above the list: document 2 section 2.9. */
export const schoolBillingFiguresSchema = z.object({
  /** The current one, such as `2026-2027`. */
  fiscalYear: z.string(),
  /** What the schools of this fiscal year pay for a whole one. */
  annualRevenue: centsSchema,
  /** What they were invoiced for it. */
  proratedRevenue: centsSchema,
  pendingCount: z.number().int(),
  overdueCount: z.number().int(),
  overdueAmount: centsSchema,
  /** Schools with an invoice of this fiscal year that is not void. */
  activeSchools: z.number().int(),
});
export type SchoolBillingFigures = z.infer<typeof schoolBillingFiguresSchema>;

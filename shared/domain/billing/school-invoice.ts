import * as z from 'zod';
import { brandIdSchema } from '../../brands/platforms.ts';
import { versionSchema } from '../version.ts';
import { cents, centsSchema } from './money.ts';
import { paidPlanSchema } from './subscription.ts';

/** `annual`: a school's year. `debit` and `credit`: what a later plan change adds or takes off. */
export const schoolInvoiceKinds = ['annual', 'debit', 'credit'] as const;

/** Document 2 section 4. A pending invoice past its due date is overdue. */
export const schoolInvoiceStatuses = ['pending', 'overdue', 'paid', 'void'] as const;
export type SchoolInvoiceStatus = (typeof schoolInvoiceStatuses)[number];

/** Payment methods other than card. */
export const manualPaymentMethods = ['transfer', 'cheque'] as const;
export type ManualPaymentMethod = (typeof manualPaymentMethods)[number];

/** Invoice recipient, as given in an order. */
export const invoiceDetails = {
  /** Payer, such as a district; empty means the customer. */
  billingName: z.string().trim().max(120).default(''),
  billingAddress: z.string().trim().max(400).default(''),
  /** Empty means the account owner's address. */
  billingEmail: z
    .union([z.literal(''), z.email().max(254)], 'Please enter a valid email address')
    .default(''),
};

/** The organisation whose billing account pays for a school. */
export const payerSchema = z.object({ organisationId: z.string(), name: z.string() });

/** A school's order by invoice, as entered by staff. */
export const schoolOrderSchema = z.object({
  organisationId: z.string(),
  /** The current plan, or else the last one ordered; null for neither. */
  plan: paidPlanSchema.nullable(),
  /** Null until something is ordered by invoice. */
  order: z
    .object({
      orderedAt: z.string(),
      purchaseOrderNumber: z.string(),
      billingName: z.string(),
      billingAddress: z.string(),
      billingEmail: z.string(),
      /** Null means the school itself. */
      payer: payerSchema.nullable(),
    })
    .nullable(),
  /** When paid use begins for who orders now. */
  enrollsOn: z.string().default(''),
  version: versionSchema.default(0),
});
export type SchoolOrder = z.infer<typeof schoolOrderSchema>;

/** An invoice in the staff's list: document 2 section 3. Amounts are in cents; credit notes are negative. */
export const listedSchoolInvoiceSchema = z.object({
  id: z.string(),
  number: z.string(),
  kind: z.enum(schoolInvoiceKinds),
  schoolName: z.string(),
  plan: z.string(),
  fiscalYear: z.string(),
  annualAmount: centsSchema,
  proratedAmount: centsSchema,
  /** What is due after all that was paid and set off; negative is to be paid back. */
  dueAmount: centsSchema,
  /** `YYYY-MM-DD`. */
  dueDate: z.string(),
  status: z.enum(schoolInvoiceStatuses),
  /** `YYYY-MM-DD`; null while it is not paid. */
  paidOn: z.string().nullable().default(null),
  /** What went back to cards. */
  refundedAmount: centsSchema.default(cents(0)),
  /** Whether it was paid by a transfer or check that staff recorded, and can take back. */
  isPaymentRecorded: z.boolean().default(false),
  /** The organisation that pays. */
  payerId: z.string().default(''),
  /** When it, or a reminder of it, was last mailed; null for never. */
  mailedAt: z.string().nullable().default(null),
  /** What came by card, newest last: it can be refunded. */
  cardPayments: z
    .array(z.object({ paymentId: z.string(), paidCents: centsSchema, refundedCents: centsSchema }))
    .default([]),
});
export type ListedSchoolInvoice = z.infer<typeof listedSchoolInvoiceSchema>;

/** An invoice as the holder of its mailed link sees it. */
export const sharedSchoolInvoiceSchema = listedSchoolInvoiceSchema
  .omit({ payerId: true, cardPayments: true, mailedAt: true })
  .extend({
    brandId: brandIdSchema,
    /** ISO 8601. */
    issuedAt: z.string(),
    /** How it adds up; the last line is what is due. */
    sums: z.array(z.object({ label: z.string(), amount: centsSchema })),
    /** Path of its PDF. */
    pdfPath: z.string(),
    /** Whether the provider's page can be opened for it. */
    isPayableByCard: z.boolean(),
  });
export type SharedSchoolInvoice = z.infer<typeof sharedSchoolInvoiceSchema>;

/** Totals above the list: document 2 section 2.9. */
export const schoolBillingFiguresSchema = z.object({
  /** The current fiscal year, such as `2026-2027`. */
  fiscalYear: z.string(),
  /** Full-year revenue of this fiscal year's schools. */
  annualRevenue: centsSchema,
  /** Amount invoiced for this fiscal year. */
  proratedRevenue: centsSchema,
  /** What went back to cards of it, beyond what credit notes have taken off. */
  refundedRevenue: centsSchema.default(cents(0)),
  /** The amount invoiced less refunds. */
  netRevenue: centsSchema,
  pendingCount: z.number().int(),
  overdueCount: z.number().int(),
  overdueAmount: centsSchema,
  /** Schools on a plan with a non-void invoice for this fiscal year. */
  activeSchools: z.number().int(),
});
export type SchoolBillingFigures = z.infer<typeof schoolBillingFiguresSchema>;

/** What generating invoices would write for a fiscal year. */
export const invoicePreviewSchema = z.object({
  /** Such as `2026-2027`. */
  fiscalYear: z.string(),
  /** A school gets one annual invoice. */
  invoices: z.number().int(),
  notes: z.number().int(),
  /** Their sum; credit notes lower it. */
  amount: centsSchema,
});
export type InvoicePreview = z.infer<typeof invoicePreviewSchema>;

/** An order by invoice that nobody has answered. */
export const openOrderSchema = z.object({
  messageId: z.string(),
  organisationId: z.string(),
  organisation: z.string(),
  /** The plan and the price of a year that were ordered last; null for an account that no longer says. */
  plan: z.string().nullable(),
  annualAmount: centsSchema.nullable(),
  purchaseOrderNumber: z.string(),
  orderedAt: z.string(),
  /** When an answer was promised. */
  answerBy: z.string().nullable(),
});
export type OpenOrder = z.infer<typeof openOrderSchema>;

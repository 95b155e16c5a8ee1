import * as z from 'zod';
import { brandIdSchema } from '#shared/brands/platforms.ts';
import { type Cents, cents, centsSchema } from '#shared/domain/money.ts';
import {
  manualPaymentMethods,
  type SchoolInvoiceStatus,
  schoolInvoiceKinds,
} from '#shared/domain/school-invoice.ts';
import { paidPlanSchema } from '#shared/domain/subscription.ts';

const paymentSchema = z.object({
  /** The provider's, or of the call that recorded it: the same one counts once. */
  paymentId: z.string(),
  method: z.enum(['card', ...manualPaymentMethods]),
  /** Less than 0 was paid back for a credit note. */
  paidCents: centsSchema,
  /** What of it was paid back since, or taken back by a dispute that was lost. */
  refundedCents: centsSchema.default(cents(0)),
  paidAt: z.string(),
  note: z.string(),
  /** Who of the staff recorded it. */
  staffId: z.string().optional(),
});
export type SchoolPayment = z.infer<typeof paymentSchema>;

/**
 * An invoice to a school. It outlives the school's account for the legal period, and names an organisation and its postal
 * address, no person.
 */
export const schoolInvoiceSchema = z.object({
  /** Its number as well: brand, fiscal year, and a count without gaps. */
  invoiceId: z.string(),
  brandId: brandIdSchema,
  organisationId: z.string(),
  /** The organisation that pays, where it is another one than the school. */
  payerId: z.string().optional(),
  /** Counts the changes: who read an older one changes nothing. */
  version: z.number().int(),
  fiscalYear: z.number().int(),
  kind: z.enum(schoolInvoiceKinds),
  /** 0 is the annual invoice of a school and year, its notes follow. */
  position: z.number().int(),
  planId: paidPlanSchema,
  planName: z.string(),
  schoolName: z.string(),
  billingName: z.string(),
  billingAddress: z.string(),
  purchaseOrderNumber: z.string(),
  /** Of a whole year; on a note the difference to the plan before. */
  annualCents: centsSchema,
  months: z.number().int(),
  proratedCents: centsSchema,
  /** What credit notes took off while it was open. */
  creditedCents: centsSchema,
  status: z.enum(['open', 'paid', 'void']),
  /** Why staff voided it, or the invoice that a credit note was set off against. */
  closingNote: z.string(),
  issuedAt: z.string(),
  dueDate: z.string(),
  payments: z.array(paymentSchema),
  /** Whoever has it sees the invoice without signing in: it is in the link of the mail. */
  viewKey: z.string(),
  sentAt: z.string().optional(),
  remindedAt: z.string().optional(),
});
export type SchoolInvoice = z.infer<typeof schoolInvoiceSchema>;

/** Whose payments an invoice takes, and in whose row staff see them. */
export function payerOf({
  organisationId,
  payerId,
}: Pick<SchoolInvoice, 'organisationId' | 'payerId'>): string {
  return payerId ?? organisationId;
}

/** What is still to be paid; less than 0 is owed to the school. */
export function dueCents({ status, proratedCents, creditedCents, payments }: SchoolInvoice): Cents {
  if (status !== 'open') return cents(0);
  return cents(
    payments.reduce(
      (due, { paidCents, refundedCents }) => due - paidCents + refundedCents,
      proratedCents - creditedCents,
    ),
  );
}

/** Overdue is decided by the day, so that nothing has to run at midnight. */
export function statusOf({ status, dueDate }: SchoolInvoice, now: Date): SchoolInvoiceStatus {
  switch (status) {
    case 'open':
      return dueDate < now.toISOString().slice(0, 10) ? 'overdue' : 'pending';
    case 'paid':
    case 'void':
      return status;
  }
}

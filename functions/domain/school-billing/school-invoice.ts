import * as z from 'zod';
import { tokenOf } from '#shared/brands/brand-names.ts';
import { type BrandId, brandIdSchema } from '#shared/brands/platforms.ts';
import type { FiscalYear } from '#shared/domain/billing/fiscal-year.ts';
import { type Cents, cents, centsSchema, sumCents } from '#shared/domain/billing/money.ts';
import {
  manualPaymentMethods,
  type SchoolInvoiceStatus,
  schoolInvoiceKinds,
} from '#shared/domain/billing/school-invoice.ts';
import { paidPlanSchema } from '#shared/domain/billing/subscription.ts';

const paymentSchema = z.object({
  /** The provider's id, or that of the call that recorded it; each id counts once. */
  paymentId: z.string(),
  method: z.enum(['card', ...manualPaymentMethods]),
  /** Negative for a credit note that was paid back. */
  paidCents: centsSchema,
  /** Amount since refunded, or lost in a dispute. */
  refundedCents: centsSchema.default(cents(0)),
  paidAt: z.string(),
  note: z.string(),
  /** The staff member who recorded it. */
  staffId: z.string().optional(),
});
export type SchoolPayment = z.infer<typeof paymentSchema>;

const pageSchema = z.object({ pageId: z.string(), url: z.string(), amountCents: centsSchema });

/** A positive amount takes off what is due here, a negative one what is owed to the payer. */
const setOffSchema = z.object({ invoiceId: z.string(), cents: centsSchema });

/**
 * An invoice to a school. It outlives the school's account for the legal retention period, and names an
 * organisation with its postal address, no person.
 */
export const schoolInvoiceSchema = z.object({
  /** Also its number: brand, fiscal year, and a count without gaps. */
  invoiceId: z.string(),
  brandId: brandIdSchema,
  organisationId: z.string(),
  /** The organisation that pays, if not the school. */
  payerId: z.string().optional(),
  /** Optimistic lock: writes based on an older version fail. */
  version: z.number().int(),
  fiscalYear: z.number().int(),
  kind: z.enum(schoolInvoiceKinds),
  /** 0 is the annual invoice of a school and year; notes follow. */
  position: z.number().int(),
  planId: paidPlanSchema,
  planName: z.string(),
  schoolName: z.string(),
  billingName: z.string(),
  billingAddress: z.string(),
  taxId: z.string().default(''),
  purchaseOrderNumber: z.string(),
  /** Price of a full year; on a note, the difference to the previous plan. */
  annualCents: centsSchema,
  months: z.number().int(),
  proratedCents: centsSchema,
  /** What counts against other documents of its payer; each names this one with the opposite amount. */
  setOffs: z.array(setOffSchema).default([]),
  status: z.enum(['open', 'paid', 'void']),
  /** Why staff voided it. */
  closingNote: z.string(),
  issuedAt: z.string(),
  dueDate: z.string(),
  payments: z.array(paymentSchema),
  /** Secret in the mailed link, which gives access without a sign-in. */
  viewKey: z.string(),
  /** The provider's page that was opened last for paying it by card, until a payment came. */
  page: pageSchema.optional(),
  sentAt: z.string().optional(),
  remindedAt: z.string().optional(),
});
export type SchoolInvoice = z.infer<typeof schoolInvoiceSchema>;

/** The payer of an invoice, in whose staff row its payments appear. */
export function payerOf({
  organisationId,
  payerId,
}: Pick<SchoolInvoice, 'organisationId' | 'payerId'>): string {
  return payerId ?? organisationId;
}

/** How the numbers of a brand's year begin. */
export function numbersOf(brandId: BrandId, year: FiscalYear): string {
  return `${tokenOf(brandId).toUpperCase()}-${year}-`;
}

/** Total less payments, plus refunds, less what is set off and what is not asked again, is due. */
type InvoiceSum = {
  totalCents: Cents;
  paidCents: Cents;
  /** What went back to cards, and recorded payments that were taken back. */
  refundedCents: Cents;
  setOffCents: Cents;
  /** Refunds of a paid invoice, which do not ask for the money again. */
  waivedCents: Cents;
  /** Negative is owed to the payer. */
  dueCents: Cents;
};

/** The one sum that every paper, page, mail and list reads. */
export function addUp({
  status,
  kind,
  proratedCents,
  payments,
  setOffs,
}: Pick<SchoolInvoice, 'status' | 'kind' | 'proratedCents' | 'payments' | 'setOffs'>): InvoiceSum {
  const totalCents = status === 'void' ? cents(0) : proratedCents;
  const paidCents = sumCents(payments.map((payment) => payment.paidCents));
  const refundedCents = sumCents(payments.map((payment) => payment.refundedCents));
  const setOffCents = sumCents(setOffs.map((setOff) => setOff.cents));
  const left = totalCents - paidCents + refundedCents;
  const isWaiving = status === 'paid' && kind !== 'credit';
  // What was given away to other documents was not refunded, and is asked again.
  const waivedCents = cents(isWaiving ? Math.max(0, left - Math.max(0, setOffCents)) : 0);
  const dueCents = cents(left - setOffCents - waivedCents);
  return { totalCents, paidCents, refundedCents, setOffCents, waivedCents, dueCents };
}

/** Amount due; negative is owed to the payer. */
export const dueCents = (invoice: SchoolInvoice): Cents => addUp(invoice).dueCents;

/** The invoice with the status that its sum gives it. */
export function settle(invoice: SchoolInvoice): SchoolInvoice {
  if (invoice.status === 'void') return invoice;
  const due = dueCents(invoice);
  const isSettled = invoice.kind === 'credit' ? due >= 0 : due <= 0;
  return { ...invoice, status: isSettled ? 'paid' : 'open' };
}

/** The last transfer or check that staff have recorded and not taken back. */
export function findRecordedPayment({
  payments,
}: Pick<SchoolInvoice, 'payments'>): SchoolPayment | undefined {
  return payments.findLast(
    ({ method, paidCents, refundedCents }) => method !== 'card' && paidCents !== refundedCents,
  );
}

/** The day of the last payment; null while nothing is paid. */
export function paidOn({ status, payments }: Pick<SchoolInvoice, 'status' | 'payments'>): string | null {
  const last = payments
    .map(({ paidAt }) => paidAt)
    .toSorted()
    .at(-1);
  return status === 'paid' && last ? last.slice(0, 10) : null;
}

/** Computed from the date, so that nothing has to run at midnight. A credit note is not due. */
export function statusOf({ status, kind, dueDate }: SchoolInvoice, now: Date): SchoolInvoiceStatus {
  switch (status) {
    case 'open':
      return kind !== 'credit' && dueDate < now.toISOString().slice(0, 10) ? 'overdue' : 'pending';
    case 'paid':
    case 'void':
      return status;
  }
}

import * as z from 'zod';
import { brandIdSchema } from '#shared/brands/platforms.ts';
import { type Cents, cents, centsSchema } from '#shared/domain/billing/money.ts';

/**
 * Money received for one invoice. It outlives the account for the legal retention period, because it names
 * nobody: the organisation's id leads nowhere after erasure.
 */
export const paymentSchema = z.object({
  /** The invoice's id: the provider's, or ours for payments by transfer or check. */
  paymentId: z.string(),
  organisationId: z.string(),
  brandId: brandIdSchema,
  method: z.enum(['card', 'transfer', 'cheque']),
  description: z.string(),
  /** Our invoice it pays; absent for the provider's own. */
  invoiceId: z.string().optional(),
  /** Of a transfer or check, such as its number, for staff. */
  note: z.string().optional(),
  /** Amount paid, including tax. */
  paidCents: centsSchema,
  taxCents: centsSchema,
  /** Amount refunded, or lost in a dispute. */
  refundedCents: centsSchema,
  /** An open dispute, or its result. */
  dispute: z.enum(['open', 'won', 'lost']).optional(),
  paidAt: z.string(),
  /** Recorded by staff and taken back: it was no payment. */
  isUndone: z.boolean().optional(),
});
export type Payment = z.infer<typeof paymentSchema>;

/** What remains of a payment. */
export function keptCents({ paidCents, refundedCents }: Pick<Payment, 'paidCents' | 'refundedCents'>): Cents {
  return cents(paidCents - refundedCents);
}

/** What remains of a payment, as revenue and as the tax in it, which is passed on: a refund gives back its share of both. */
export function splitKept(payment: Pick<Payment, 'paidCents' | 'refundedCents' | 'taxCents'>) {
  const { paidCents, taxCents } = payment;
  const kept = keptCents(payment);
  const tax = cents(paidCents > 0 ? Math.round(kept * Math.min(1, taxCents / paidCents)) : 0);
  return { revenueCents: cents(kept - tax), taxCents: tax };
}

import * as z from 'zod';
import { brandIdSchema } from '#shared/brands/platforms.ts';
import { type Cents, cents, centsSchema } from '#shared/domain/money.ts';

/**
 * Money that came in for one invoice. Names nobody, so it outlives the account for the legal period: the organisation's id
 * leads nowhere once that is erased.
 */
export const paymentSchema = z.object({
  /** The invoice's id: the provider's, or ours for invoices paid by transfer or cheque. */
  paymentId: z.string(),
  organisationId: z.string(),
  brandId: brandIdSchema,
  method: z.enum(['card', 'transfer', 'cheque']),
  description: z.string(),
  /** Our invoice that it pays; absent for the provider's own. */
  invoiceId: z.string().optional(),
  /** What was paid, tax included. */
  paidCents: centsSchema,
  taxCents: centsSchema,
  /** What was paid back, or taken back by a dispute that was lost. */
  refundedCents: centsSchema,
  /** A dispute that is open, or how it ended. */
  dispute: z.enum(['open', 'won', 'lost']).optional(),
  paidAt: z.string(),
});
export type Payment = z.infer<typeof paymentSchema>;

/** What of a payment is left. */
export function netCents({ paidCents, refundedCents }: Pick<Payment, 'paidCents' | 'refundedCents'>): Cents {
  return cents(paidCents - refundedCents);
}

import { type Cents, cents } from '#shared/domain/billing/money.ts';
import { AppError } from '#shared/errors.ts';
import type { Caller } from '../identity/session.ts';
import { makeStaffAction, type StaffAction } from '../staff-log/staff-action.ts';
import { netCents } from './payment.ts';
import type { BillingPorts } from './ports.ts';
import { type RecordingPorts, recordPayment } from './record-payment.ts';

type RefundPorts = RecordingPorts &
  Pick<BillingPorts, 'provider'> & {
    staffActions: { add(action: StaffAction): Promise<void> };
    makeId(): string;
  };

type Refund = { organisationId: string; paymentId: string; amountCents: Cents; refundedCents: Cents };

/**
 * Refunds a card payment, or a part of it, to its card, and stores what is refunded now. Throws NOT_FOUND, VALIDATION,
 * CONFLICT when something else was refunded meanwhile, UNAVAILABLE.
 */
export async function refundPayment(
  ports: RefundPorts,
  { userId }: Pick<Caller, 'userId'>,
  { organisationId, paymentId, amountCents, refundedCents }: Refund,
): Promise<Cents> {
  const payment = await ports.payments.find(organisationId, paymentId);
  if (!payment) throw new AppError('NOT_FOUND');
  if (payment.method !== 'card')
    throw refuse('This payment did not come by card. Send the money back the way it came.');
  if (payment.dispute === 'open')
    throw refuse('The cardholder disputes this payment. The bank decides who gets the money.');
  if (payment.refundedCents !== refundedCents) throw new AppError('CONFLICT');
  if (amountCents > netCents(payment)) throw refuse('No more can be refunded than is left of the payment.');
  await ports.provider.refundPayment({
    ...{ paymentId, amountCents },
    // The same refund asked for twice is made once.
    idempotencyKey: `refund:${paymentId}:${refundedCents}:${amountCents}`,
  });
  const deed = { kind: 'payment-refunded', organisationId, paymentId, refundedCents: amountCents } as const;
  await ports.staffActions.add(makeStaffAction(ports, userId, deed));
  await recordPayment(ports, payment, paymentId);
  return cents(refundedCents + amountCents);
}

function refuse(message: string): AppError {
  return new AppError('VALIDATION', { message, issues: [{ field: 'amountCents', message }] });
}

import type { Caller } from '#functions/domain/identity/session.ts';
import { makeStaffAction } from '#functions/domain/staff-log/staff-action.ts';
import type { NoticeStore } from '#functions/storage/dynamodb/accounts/notice-store.ts';
import type { StaffActionStore } from '#functions/storage/dynamodb/staff/staff-action-store.ts';
import { type Cents, cents } from '#shared/domain/billing/money.ts';
import { AppError } from '#shared/errors.ts';
import { formatDayOf } from '../../mail/format-day.ts';
import { composeRefundMail } from '../mails/refund-mail.ts';
import { keptCents, type Payment } from '../payment.ts';
import type { BillingPorts } from '../ports.ts';
import { findAddressee, type RecordingPorts, recordPayment } from '../record-payment.ts';

type RefundPorts = RecordingPorts &
  Pick<BillingPorts, 'provider'> & {
    staffActions: Pick<StaffActionStore, 'addOncePerDay'>;
    notices: NoticeStore;
    makeId(): string;
  };

type Refund = {
  organisationId: string;
  paymentId: string;
  amountCents: Cents;
  /** What was refunded before. */
  refundedCents: Cents;
  reason: string;
  /** Whether the customer reads the reason. */
  tellsReason: boolean;
};

/**
 * Refunds a card payment, or a part of it, to its card, tells the customer, and stores what is refunded now. Throws
 * NOT_FOUND, VALIDATION, CONFLICT when something else was refunded meanwhile, UNAVAILABLE.
 */
export async function refundPayment(
  ports: RefundPorts,
  { userId }: Pick<Caller, 'userId'>,
  refund: Refund,
): Promise<Cents> {
  const { organisationId, paymentId, amountCents, refundedCents, reason } = refund;
  const payment = await ports.payments.find(organisationId, paymentId);
  if (!payment) throw new AppError('NOT_FOUND');
  if (payment.method !== 'card')
    throw refuse('This payment did not come by card. Send the money back the way it came.');
  if (payment.dispute === 'open')
    throw refuse('The cardholder disputes this payment. The bank decides who gets the money.');
  if (payment.refundedCents !== refundedCents) throw new AppError('CONFLICT');
  if (amountCents > keptCents(payment)) throw refuse('No more can be refunded than is left of the payment.');
  // The same refund asked for twice is made, logged and told once, unless the bank sent it back.
  const failed = await ports.provider.countFailedRefunds(paymentId);
  const mark = [paymentId, refundedCents, amountCents, ...(failed ? [failed] : [])];
  const idempotencyKey = `refund:${mark.join(':')}`;
  if ((await ports.provider.refundPayment({ paymentId, amountCents, idempotencyKey })) === 'refused') {
    await recordPayment(ports, payment, paymentId);
    throw new AppError('CONFLICT');
  }
  const deed = {
    ...{ kind: 'payment-refunded' as const, organisationId, paymentId },
    ...{ refundedCents: amountCents, reason },
  };
  await ports.staffActions.addOncePerDay(makeStaffAction(ports, userId, deed), idempotencyKey);
  await tellCustomer(ports, payment, refund, `refund-${mark.join('-')}`);
  await recordPayment(ports, payment, paymentId);
  return cents(refundedCents + amountCents);
}

async function tellCustomer(
  ports: RefundPorts,
  payment: Payment,
  { amountCents, reason, tellsReason }: Refund,
  mailId: string,
): Promise<void> {
  const found = await findAddressee(ports, payment);
  if (!found) return;
  const { userId, organisation, billed, url } = found;
  const mail = composeRefundMail({
    ...{ payment, billed, url },
    paidOn: formatDayOf(organisation, new Date(payment.paidAt)),
    refund: { mailId, amountCents, reason: tellsReason ? reason : undefined },
  });
  if (await ports.notices.addOnce(userId, mail, ports.now())) await ports.startMail(mailId);
}

function refuse(message: string): AppError {
  return new AppError('VALIDATION', { message, issues: [{ field: 'amountCents', message }] });
}

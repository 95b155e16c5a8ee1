import type { BillingAccount } from './billing-account.ts';
import type { BillingPorts } from './ports.ts';
import { recordPayment } from './record-payment.ts';

/** Of a customer: a year of monthly ones, so that a message may be lost for long. */
const comparedPayments = 12;

/** Records the payments that differ from what is stored of them, should a message of the provider be lost. */
export async function reconcilePayments(ports: BillingPorts, account: BillingAccount): Promise<void> {
  const { customerId, organisationId } = account;
  if (!customerId) return;
  for (const { paymentId, refundedCents, isDisputed } of await ports.provider.listPayments(
    customerId,
    comparedPayments,
  )) {
    const known = await ports.payments.find(organisationId, paymentId);
    // What a dispute took is not part of the mark, so that a payment with one is always read.
    const isKnown = known && known.refundedCents === refundedCents && !isDisputed && !known.dispute;
    if (!isKnown) await recordPayment(ports, account, paymentId);
  }
}

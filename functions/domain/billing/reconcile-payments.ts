import type { BillingAccount } from './billing-account.ts';
import type { BillingPorts } from './ports.ts';
import { recordPayment } from './record-payment.ts';

/** Payments compared per customer: a year of monthly ones, which covers events lost for long. */
const comparedPayments = 12;

/** Records payments that differ from their stored state, in case an event was lost. */
export async function reconcilePayments(ports: BillingPorts, account: BillingAccount): Promise<void> {
  const { customerId, organisationId } = account;
  if (!customerId) return;
  for (const { paymentId, refundedCents, isDisputed } of await ports.provider.listPayments(
    customerId,
    comparedPayments,
  )) {
    const known = await ports.payments.find(organisationId, paymentId);
    // Disputed amounts aren't part of the mark, so disputed payments are always read.
    const isKnown = known && known.refundedCents === refundedCents && !isDisputed && !known.dispute;
    if (!isKnown) await recordPayment(ports, account, paymentId);
  }
}

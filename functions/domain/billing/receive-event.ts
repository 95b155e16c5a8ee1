import type { BillingPorts, ProviderEvent, ProviderPayment } from './ports.ts';
import { recordPayment } from './record-payment.ts';
import { syncAccount } from './sync-account.ts';

/**
 * Processes a provider event. It only says where to look: subscription and payment are read again, so events
 * may arrive twice, late and in any order. Throws FORBIDDEN for events not signed by the provider.
 */
export async function receiveEvent(ports: BillingPorts, rawBody: string, signature: string): Promise<void> {
  const event = await ports.provider.verifyEvent(rawBody, signature);
  if (!event || (await ports.billing.hasSeen(event.eventId))) return;
  const payment = await findPayment(ports, event);
  const customerId = payment?.customerId ?? event.customerId;
  const customer = customerId ? await ports.billing.findByCustomer(customerId) : undefined;
  if (customer) {
    const { organisationId } = customer;
    if (payment) await recordPayment(ports, customer, payment.paymentId);
    await syncAccount(ports, organisationId);
  }
  await ports.billing.markSeen(event.eventId, ports.now());
}

async function findPayment(
  { provider }: BillingPorts,
  { invoiceId, paymentId }: ProviderEvent,
): Promise<ProviderPayment | undefined> {
  const id = paymentId ?? (invoiceId && (await provider.findPaymentOf(invoiceId)));
  return id ? provider.readPayment(id) : undefined;
}

import type { BrandId } from '#shared/brands/platforms.ts';
import { AppError } from '#shared/errors.ts';
import type { Payment } from './payment.ts';
import type { BillingPorts, ProviderPayment } from './ports.ts';

/** Others who record the same payment at the same moment make it begin anew. */
const tries = 8;

type Customer = { organisationId: string; brandId: BrandId };

/**
 * Stores what a payment is now: paid, refunded, disputed. What is stored is read before the provider is, so that of two
 * readings at once the later one stays. An invoice of ours that it pays is closed. Throws CONFLICT, UNAVAILABLE.
 */
export async function recordPayment(
  ports: Pick<BillingPorts, 'provider' | 'payments' | 'settleInvoice'>,
  customer: Customer,
  paymentId: string,
): Promise<void> {
  const { organisationId } = customer;
  for (let attempt = 0; attempt < tries; attempt++) {
    const known = await ports.payments.find(organisationId, paymentId);
    const found = await ports.provider.readPayment(paymentId);
    if (!found) return;
    if (!(await ports.payments.replace(known, toPayment(customer, found)))) continue;
    const { ownInvoiceId, paidCents, paidAt } = found;
    if (ownInvoiceId)
      await ports.settleInvoice(organisationId, ownInvoiceId, { paymentId, paidCents, paidAt });
    return;
  }
  throw new AppError('CONFLICT');
}

function toPayment(
  customer: Customer,
  { customerId: _id, ownInvoiceId: _own, ...found }: ProviderPayment,
): Payment {
  return { ...customer, ...found, method: 'card' };
}

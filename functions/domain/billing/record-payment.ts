import type { BrandId } from '#shared/brands/platforms.ts';
import { AppError } from '#shared/errors.ts';
import type { ListedCustomer } from '../staff/listing.ts';
import type { Payment } from './payment.ts';
import type { BillingPorts, ProviderPayment } from './ports.ts';

/** Retries after concurrent records of the same payment. */
const tries = 8;

type Customer = { organisationId: string; brandId: BrandId };

/**
 * Stores a payment's current state: paid, refunded, disputed. It reads the store before the provider, so that
 * of two concurrent reads the later one wins. Closes our invoice if the payment pays one. Throws CONFLICT,
 * UNAVAILABLE.
 */
export async function recordPayment(
  ports: Pick<BillingPorts, 'provider' | 'payments' | 'settleInvoice' | 'organisations' | 'ensureListed'>,
  { organisationId, brandId }: Customer,
  paymentId: string,
): Promise<void> {
  for (let attempt = 0; attempt < tries; attempt++) {
    const known = await ports.payments.find(organisationId, paymentId);
    const found = await ports.provider.readPayment(paymentId);
    if (!found) return;
    const payment = toPayment({ organisationId, brandId }, found);
    if (!(await ports.payments.replace(known, payment, await findListed(ports, organisationId)))) continue;
    if (payment.invoiceId) await ports.settleInvoice(payment.invoiceId, payment);
    return;
  }
  throw new AppError('CONFLICT');
}

/** The customer in the staff lists. A payment of an erased customer counts for the brand only. */
export async function findListed(
  {
    organisations,
    ensureListed,
  }: Pick<BillingPorts, 'ensureListed'> & { organisations: Pick<BillingPorts['organisations'], 'find'> },
  organisationId: string,
): Promise<ListedCustomer | undefined> {
  const organisation = await organisations.find(organisationId);
  return organisation && (await ensureListed(organisation)) ? organisation : undefined;
}

function toPayment(
  customer: Customer,
  { customerId: _id, ownInvoiceId, ...found }: ProviderPayment,
): Payment {
  return { ...customer, ...found, method: 'card', invoiceId: ownInvoiceId };
}

import type { BrandId } from '#shared/brands/platforms.ts';
import { AppError } from '#shared/errors.ts';
import type { ListedCustomer } from '../staff/listing.ts';
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

/** The customer in the lists of staff. A payment of one who is gone counts for the brand alone. */
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

import type { PaymentStore } from '#functions/storage/dynamodb/billing/payment-store.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import { addDays } from '#shared/domain/trial.ts';
import { AppError } from '#shared/errors.ts';
import type { Organisation } from '../accounts/account.ts';
import { findBilled } from '../billing-details/billing-details.ts';
import { formatDayOf } from '../mail/format-day.ts';
import type { Mail } from '../mail/mail.ts';
import { composeReceipt } from './mails/receipt-mail.ts';
import type { Payment } from './payment.ts';
import type { BillingPorts, PaymentProvider, ProviderPayment } from './ports.ts';

/** Retries after concurrent records of the same payment. */
const tries = 8;

export type RecordingPorts = Pick<
  BillingPorts,
  'settleInvoice' | 'organisations' | 'isListed' | 'users' | 'details' | 'siteOrigin' | 'startMail' | 'now'
> & {
  provider: Pick<PaymentProvider, 'readPayment' | 'returnFailedRefunds'>;
  payments: Pick<PaymentStore, 'find' | 'replace'>;
};

type Customer = { organisationId: string; brandId: BrandId };

/**
 * Stores a payment's current state: paid, refunded, disputed. It reads the store before the provider, so that
 * of two concurrent reads the later one wins. Closes our invoice if the payment pays one. Throws CONFLICT,
 * UNAVAILABLE.
 */
export async function recordPayment(
  ports: RecordingPorts,
  { organisationId, brandId }: Customer,
  paymentId: string,
): Promise<void> {
  for (let attempt = 0; attempt < tries; attempt++) {
    const known = await ports.payments.find(organisationId, paymentId);
    const found = await ports.provider.readPayment(paymentId);
    if (!found) return;
    if (known && known.refundedCents > found.refundedCents)
      await ports.provider.returnFailedRefunds(paymentId);
    const payment = toPayment({ organisationId, brandId }, found);
    const listed = await findListed(ports, organisationId);
    const receipt = known ? undefined : await writeReceipt(ports, payment);
    if (!(await ports.payments.replace(known, payment, listed, receipt))) continue;
    if (receipt) await ports.startMail(receipt.mail.mailId);
    if (payment.invoiceId) await ports.settleInvoice(payment.invoiceId, payment);
    return;
  }
  throw new AppError('CONFLICT');
}

/** Payments found later than this were known to their payer before. */
const receiptDays = 7;

/** The receipt of a new payment, to the billing email or the owner; undefined once the account is erased. */
async function writeReceipt(
  ports: RecordingPorts,
  payment: Payment,
): Promise<{ userId: string; mail: Mail } | undefined> {
  const { paidCents, paidAt } = payment;
  if (paidCents <= 0 || addDays(new Date(paidAt), receiptDays) < ports.now()) return undefined;
  const found = await findAddressee(ports, payment);
  if (!found) return undefined;
  const { userId, organisation, billed, url } = found;
  const paidOn = formatDayOf(organisation, new Date(paidAt));
  return { userId, mail: composeReceipt({ payment, paidOn, billed, url }) };
}

type AddresseePorts = Pick<RecordingPorts, 'organisations' | 'users' | 'details' | 'siteOrigin'>;

/** Who gets mails about a payment, and where its invoice is; undefined once the account is erased. */
export async function findAddressee(
  { organisations, users, details, siteOrigin }: AddresseePorts,
  { organisationId, brandId }: Customer,
) {
  const [organisation, known] = await Promise.all([
    organisations.find(organisationId),
    details.find(organisationId),
  ]);
  const ownerId = organisation?.lifeCycle?.ownerId;
  const owner = ownerId ? await users.find(ownerId) : undefined;
  if (!organisation || !owner) return undefined;
  const { billingName, billingEmail, purchaseOrderNumber, taxId } = findBilled(known, undefined);
  const billed = {
    ...{ name: billingName || organisation.name, email: billingEmail || owner.email },
    ...{ purchaseOrderNumber, taxId },
  };
  const url = `${siteOrigin(brandId)}/school/dashboard?tab=billing`;
  return { userId: owner.userId, organisation, billed, url };
}

/** The customer in the staff lists. A payment of an erased customer counts for the brand only. */
export async function findListed(
  {
    organisations,
    isListed,
  }: Pick<BillingPorts, 'isListed'> & { organisations: Pick<BillingPorts['organisations'], 'find'> },
  organisationId: string,
): Promise<Organisation | undefined> {
  const organisation = await organisations.find(organisationId);
  return organisation && (await isListed(organisation)) ? organisation : undefined;
}

function toPayment(
  customer: Customer,
  { customerId: _id, ownInvoiceId, ...found }: ProviderPayment,
): Payment {
  return { ...customer, ...found, method: 'card', invoiceId: ownInvoiceId };
}

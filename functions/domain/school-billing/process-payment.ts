import { describeFiscalYear } from '#shared/domain/fiscal-year.ts';
import { AppError } from '#shared/errors.ts';
import type { Caller } from '../identity/session.ts';
import { closeInvoice, paymentOfRest } from './close-invoice.ts';
import { findInvoice } from './find-invoice.ts';
import { findRecipient } from './find-recipient.ts';
import type { SchoolBillingPorts } from './ports.ts';
import { dueCents, type SchoolInvoice } from './school-invoice.ts';

type Order = {
  invoiceId: string;
  /** How it was paid already; absent asks for the page on which a card pays it. */
  paidBy?: 'transfer' | 'cheque' | undefined;
  note: string;
};

/**
 * Opens the page on which a card pays an invoice, or books that a transfer or cheque has come. Booking a second time
 * changes nothing. Throws NOT_FOUND, VALIDATION, CONFLICT for an invoice that is not open, UNAVAILABLE.
 */
export async function processPayment(
  ports: SchoolBillingPorts,
  caller: Caller,
  { invoiceId, paidBy, note }: Order,
): Promise<{ paymentUrl: string | null; invoice: SchoolInvoice }> {
  const invoice = await findInvoice(ports, caller, invoiceId);
  if (!paidBy) return { paymentUrl: await openPage(ports, invoice), invoice };
  if (!note) throw invalid('note', 'Say how it was paid, such as the number of the cheque.');
  if (invoice.status === 'void') throw new AppError('CONFLICT');
  if (invoice.status === 'paid') return { paymentUrl: null, invoice };
  const payment = paymentOfRest(invoice, {
    // Of two clicks at once on the same version one counts.
    paymentId: `${invoiceId}-${invoice.version}`,
    ...{ method: paidBy, paidAt: ports.now().toISOString(), note, staffId: caller.userId },
  });
  return { paymentUrl: null, invoice: (await closeInvoice(ports, invoiceId, payment)).invoice };
}

async function openPage(ports: SchoolBillingPorts, invoice: SchoolInvoice): Promise<string> {
  const amountCents = dueCents(invoice);
  const { invoiceId, schoolName, fiscalYear, brandId } = invoice;
  if (invoice.status !== 'open' || amountCents <= 0) throw new AppError('CONFLICT');
  const { organisation, name, email } = await findRecipient(ports, invoice);
  return ports.paymentLinks.open({
    ...{ organisation, invoiceId, amountCents, contact: { name, email } },
    description: `${schoolName}, fiscal year ${describeFiscalYear(fiscalYear)}, invoice ${invoiceId}`,
    returnUrl: `${ports.siteOrigin(brandId)}/superadmin`,
    idempotencyKey: `school-invoice:${invoiceId}:${amountCents}`,
  });
}

function invalid(field: string, message: string): AppError {
  return new AppError('VALIDATION', { message, issues: [{ field, message }] });
}

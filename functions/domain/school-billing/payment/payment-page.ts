import { describeFiscalYear } from '#shared/domain/billing/fiscal-year.ts';
import { AppError } from '#shared/errors.ts';
import { changeInvoice } from '../change-invoice.ts';
import { findRecipient } from '../find-recipient.ts';
import { makeInvoiceUrls } from '../invoice-urls.ts';
import type { SchoolBillingPorts } from '../ports.ts';
import { dueCents, type SchoolInvoice } from '../school-invoice.ts';

/**
 * Opens the provider's page for paying an invoice by card, one at a time. It leads back to the payer's own page of the
 * invoice. Throws UNAVAILABLE, and CONFLICT for an invoice with nothing to pay or that was just paid.
 */
export async function openPaymentPage(ports: SchoolBillingPorts, invoice: SchoolInvoice): Promise<string> {
  const amountCents = dueCents(invoice);
  const { invoiceId, schoolName, fiscalYear, version, page: last } = invoice;
  if (amountCents <= 0)
    throw new AppError('CONFLICT', { message: 'There is nothing to pay on this invoice.' });
  if (last?.amountCents === amountCents && (await ports.paymentLinks.read(last.pageId)) === 'open')
    return last.url;
  await closePage(ports, invoice);
  const { organisation, name, email } = await findRecipient(ports, invoice);
  const page = await ports.paymentLinks.open({
    ...{ organisation, invoiceId, amountCents, contact: { name, email } },
    description: `${schoolName}, fiscal year ${describeFiscalYear(fiscalYear)}, invoice ${invoiceId}`,
    returnUrl: makeInvoiceUrls(ports, invoice).page,
    // The same page for two clicks, another one once this is stored.
    idempotencyKey: `school-invoice:${invoiceId}:${version}`,
  });
  const { invoice: stored } = await changeInvoice(ports, invoiceId, (newest) =>
    newest.page?.pageId === last?.pageId && dueCents(newest) === amountCents
      ? { changes: { page: { ...page, amountCents } } }
      : undefined,
  );
  if (stored.page?.pageId === page.pageId) return page.url;
  // Another click was faster, or the invoice was paid or changed otherwise.
  await ports.paymentLinks.close(page.pageId);
  if (stored.page) return stored.page.url;
  throw new AppError('CONFLICT', {
    message: 'What is due on this invoice changed just now. Look at it again.',
  });
}

/** Closes the page of an invoice that is paid otherwise, or void. Throws UNAVAILABLE, and CONFLICT for one just paid. */
export async function closePage(
  { paymentLinks }: Pick<SchoolBillingPorts, 'paymentLinks'>,
  { page }: Pick<SchoolInvoice, 'page'>,
): Promise<void> {
  if (page && (await paymentLinks.close(page.pageId)) === 'paid')
    throw new AppError('CONFLICT', {
      message: 'This invoice was paid by card just now. It says so once the bank confirms it.',
    });
}

import { AppError } from '#shared/errors.ts';
import type { Caller } from '../identity/session.ts';
import { makeStaffAction } from '../staff-log/staff-action.ts';
import { changeInvoice } from './change-invoice.ts';
import { findInvoice } from './find-invoice.ts';
import { describeInvoiceDeed } from './invoice-deed.ts';
import { dropSchoolsToInvoice } from './list-schools-to-invoice.ts';
import { closePage } from './payment/payment-page.ts';
import type { SchoolBillingPorts } from './ports.ts';
import type { SchoolInvoice } from './school-invoice.ts';

/**
 * Voids an open invoice, which keeps its number. Its items can be invoiced again, so its notes must be voided
 * first. Throws NOT_FOUND, CONFLICT.
 */
export async function voidInvoice(
  ports: SchoolBillingPorts,
  caller: Caller,
  { invoiceId, note }: { invoiceId: string; note: string },
): Promise<SchoolInvoice> {
  const found = await findInvoice(ports, caller, invoiceId);
  const { organisationId, fiscalYear } = found;
  const last = (await ports.invoices.listOf(organisationId, fiscalYear)).at(-1);
  const { invoice } = await changeInvoice(ports, invoiceId, async (newest) => {
    const { status, payments } = newest;
    if (status === 'void') return undefined;
    if (status !== 'open' || payments.length > 0 || last?.invoiceId !== invoiceId)
      throw new AppError('CONFLICT', { message: 'Only an open invoice without later notes can be voided.' });
    await closePage(ports, newest);
    return {
      changes: { status: 'void', closingNote: note, setOffs: [], page: undefined },
      action: makeStaffAction(ports, caller.userId, describeInvoiceDeed(newest, 'void')),
    };
  });
  await dropSchoolsToInvoice(ports, found.brandId);
  return invoice;
}

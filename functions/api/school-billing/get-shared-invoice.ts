import { findSharedInvoice } from '#functions/domain/school-billing/find-invoice.ts';
import { handle } from '#functions/http/handle.ts';
import { schoolBilling } from '#shared/contract/staff/school-billing.ts';

const loadWork = () => import('#functions/wiring/lazy/draw-invoice.ts');

export const handler = handle(
  schoolBilling.getSharedInvoice,
  async ({ invoiceId, viewKey }, { deps }) => {
    const invoice = await findSharedInvoice(deps, invoiceId, viewKey);
    return (await loadWork()).drawInvoice(deps, invoice);
  },
  loadWork,
);

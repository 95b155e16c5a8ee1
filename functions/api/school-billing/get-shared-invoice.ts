import { findSharedInvoice } from '#functions/domain/school-billing/find-invoice.ts';
import { handle } from '#functions/http/handle.ts';
import { openSchoolBilling } from '#functions/wiring/school-billing.ts';
import { schoolBilling } from '#shared/contract/staff/school-billing.ts';

const loadWork = () => import('#functions/wiring/lazy/draw-invoice.ts');

export const handler = handle(
  schoolBilling.getSharedInvoice,
  async ({ invoiceId, viewKey }, { deps }) => {
    const ports = openSchoolBilling(deps);
    const invoice = await findSharedInvoice(ports, invoiceId, viewKey);
    return (await loadWork()).drawInvoice(ports, invoice);
  },
  loadWork,
);

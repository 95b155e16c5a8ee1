import type { SchoolBillingPorts } from '#functions/domain/school-billing/ports.ts';
import { openSchoolInvoiceStore } from '#functions/storage/dynamodb/school-billing/school-invoice-store.ts';
import { openSchoolStore } from '#functions/storage/dynamodb/school-billing/school-store.ts';
import type { Deps } from './deps.ts';

/** The ports of school billing. */
export function openSchoolBilling(deps: Deps): SchoolBillingPorts {
  return {
    ...deps,
    schools: openSchoolStore(deps.table),
    invoices: openSchoolInvoiceStore(deps.table, deps.now),
    startMail: (mailId) => deps.sendOrLeaveToSweeper(() => deps.sendMail(mailId)),
    paymentLinks: {
      async open(demand) {
        const { openInvoicePage } = await import('./late/open-invoice-page.ts');
        return openInvoicePage(deps, demand);
      },
    },
  };
}

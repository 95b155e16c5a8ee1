import { paysByCard } from '#functions/domain/billing/pays-by-card.ts';
import type { SchoolBillingPorts } from '#functions/domain/school-billing/ports.ts';
import { openBillingDetailsStore } from '#functions/storage/dynamodb/billing/billing-details-store.ts';
import { openBillingStore } from '#functions/storage/dynamodb/billing/billing-store.ts';
import { openPaymentStore } from '#functions/storage/dynamodb/billing/payment-store.ts';
import { openSchoolInvoiceStore } from '#functions/storage/dynamodb/school-billing/school-invoice-store.ts';
import { openSchoolStore } from '#functions/storage/dynamodb/school-billing/school-store.ts';
import type { Deps } from './deps.ts';
import { openStaffLists } from './staff/lists.ts';
import { openStaffActions } from './staff/staff-actions.ts';

/** The ports of school billing. */
export function openSchoolBilling(deps: Deps): SchoolBillingPorts {
  const billing = openBillingStore(deps.table);
  return {
    ...deps,
    ...openStaffActions(deps),
    ensureListed: openStaffLists(deps).ensureListed,
    paysByCard: (organisationId) => paysByCard({ billing }, organisationId),
    details: openBillingDetailsStore(deps.table),
    schools: openSchoolStore(deps.table),
    invoices: openSchoolInvoiceStore(deps.table, deps.now),
    startMail: (mailId) => deps.sendOrLeaveToSweeper(() => deps.sendMail(mailId)),
    payments: openPaymentStore(deps.table),
    takesCards: deps.paymentChoice !== undefined,
    paymentLinks: {
      async open(demand) {
        const { openInvoicePage } = await import('./lazy/open-invoice-page.ts');
        return openInvoicePage(deps, demand);
      },
    },
  };
}

import { paysByCard } from '#functions/domain/billing/pays-by-card.ts';
import type { OpenOrderPorts } from '#functions/domain/school-billing/list-open-orders.ts';
import type { SchoolBillingPorts } from '#functions/domain/school-billing/ports.ts';
import { openBillingDetailsStore } from '#functions/storage/dynamodb/billing/billing-details-store.ts';
import { openBillingStore } from '#functions/storage/dynamodb/billing/billing-store.ts';
import { openPaymentStore } from '#functions/storage/dynamodb/billing/payment-store.ts';
import { openInboxStore } from '#functions/storage/dynamodb/inbox/inbox-store.ts';
import { openWaitingStore } from '#functions/storage/dynamodb/inbox/waiting-store.ts';
import { openSchoolInvoiceStore } from '#functions/storage/dynamodb/school-billing/school-invoice-store.ts';
import { openSchoolStore } from '#functions/storage/dynamodb/school-billing/school-store.ts';
import type { Deps } from './deps.ts';

/** The ports of school billing. */
export function openSchoolBilling(deps: Deps): SchoolBillingPorts {
  const billing = openBillingStore(deps.table);
  return {
    ...deps,
    listOnPlan: async (brandId) =>
      (await deps.listings.listAll('customer', brandId)).flatMap(({ plan, organisationId }) =>
        plan === 'trial' ? [] : [organisationId],
      ),
    paysByCard: (organisationId) => paysByCard({ billing }, organisationId),
    details: openBillingDetailsStore(deps.table),
    schools: openSchoolStore(deps.table),
    invoices: openSchoolInvoiceStore(deps.table, deps.now),
    startMail: (mailId) => deps.sendOrLeaveToSweeper(() => deps.sendMail(mailId)),
    payments: openPaymentStore(deps.table),
    takesCards: deps.paymentChoice !== undefined,
    paymentLinks: {
      open: async (demand) => (await loadLinks(deps)).open(demand),
      read: async (pageId) => (await loadLinks(deps)).read(pageId),
      close: async (pageId) => (await loadLinks(deps)).close(pageId),
    },
  };
}

async function loadLinks(deps: Deps) {
  const { openPaymentLinks } = await import('./lazy/open-payment-links.ts');
  return openPaymentLinks(deps);
}

/** The ports of the list of open orders. */
export function openSchoolOrders(deps: Deps): OpenOrderPorts {
  return {
    ...deps,
    billing: openBillingStore(deps.table),
    waiting: openWaitingStore(deps.table),
    findMessage: openInboxStore(deps.table).find,
  };
}

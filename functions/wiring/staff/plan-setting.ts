import { paysByCard } from '#functions/domain/billing/pays-by-card.ts';
import { readMonthlyCents } from '#functions/domain/school-billing/list-own-invoices.ts';
import { openBillingDetailsStore } from '#functions/storage/dynamodb/billing/billing-details-store.ts';
import { openBillingStore } from '#functions/storage/dynamodb/billing/billing-store.ts';
import { openSchoolInvoiceStore } from '#functions/storage/dynamodb/school-billing/school-invoice-store.ts';
import { openSchoolStore } from '#functions/storage/dynamodb/school-billing/school-store.ts';
import type { Deps } from '../deps.ts';
import { openStaffLists } from './lists.ts';

/** The ports for setting plans manually. */
export function openPlanSetting(deps: Deps) {
  const billing = openBillingStore(deps.table);
  return {
    ...deps,
    ...openStaffLists(deps),
    billing,
    readMonthlyCents: (organisationId: string) =>
      readMonthlyCents({ invoices: openSchoolInvoiceStore(deps.table, deps.now) }, organisationId),
    details: openBillingDetailsStore(deps.table),
    schools: openSchoolStore(deps.table),
    paysByCard: (organisationId: string) => paysByCard({ billing }, organisationId),
  };
}

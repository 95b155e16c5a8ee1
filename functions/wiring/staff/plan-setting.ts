import { paysByCard } from '#functions/domain/billing/pays-by-card.ts';
import { openBillingDetailsStore } from '#functions/storage/dynamodb/billing/billing-details-store.ts';
import { openBillingStore } from '#functions/storage/dynamodb/billing/billing-store.ts';
import { openSchoolStore } from '#functions/storage/dynamodb/school-billing/school-store.ts';
import type { Deps } from '../deps.ts';
import { openPlanDeps } from '../plans.ts';
import { openStaffLists } from './lists.ts';

/** The ports for setting plans manually. */
export function openPlanSetting(deps: Deps) {
  const billing = openBillingStore(deps.table);
  return {
    ...openPlanDeps(deps),
    ...openStaffLists(deps),
    billing,
    details: openBillingDetailsStore(deps.table),
    schools: openSchoolStore(deps.table),
    paysByCard: (organisationId: string) => paysByCard({ billing }, organisationId),
  };
}

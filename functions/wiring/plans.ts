import { openLifeCycleStore } from '#functions/storage/dynamodb/accounts/life-cycle-store.ts';
import { openUsageStore } from '#functions/storage/dynamodb/accounts/usage-store.ts';
import type { Deps } from './deps.ts';

/** The ports of functions that check a customer's allowance. */
export function openPlanDeps<Known extends Pick<Deps, 'table'>>(deps: Known) {
  return { ...deps, usage: openUsageStore(deps.table), lifeCycles: openLifeCycleStore(deps.table) };
}

import { openFormListStore } from '#functions/storage/dynamodb/forms/form-list-store.ts';
import { openDemoCountStore } from '#functions/storage/dynamodb/site/demo-count-store.ts';
import { openBrandHourStore } from '#functions/storage/dynamodb/staff/brand-hour-store.ts';
import { openQueryStore } from '#functions/storage/dynamodb/staff/query-store.ts';
import type { Deps } from '../deps.ts';

/** Dependencies of staff analytics. */
export function openStaffAnalytics({ table, now, conversions }: Pick<Deps, 'table' | 'now' | 'conversions'>) {
  return {
    ...{ now, conversions },
    brandHours: openBrandHourStore(table),
    queries: openQueryStore(table),
    demoCounts: openDemoCountStore(table),
    formLists: openFormListStore(table),
  };
}

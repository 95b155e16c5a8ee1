import { openFailureStore } from '#functions/storage/dynamodb/conversions/failure-store.ts';
import { openListingStore } from '#functions/storage/dynamodb/staff/listing-store.ts';
import type { Deps } from '../deps.ts';

/** The ports of what failed lately. */
export function openFailures(deps: Deps) {
  return { ...deps, failures: openFailureStore(deps.table), listings: openListingStore(deps.table) };
}

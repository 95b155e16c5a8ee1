import { openTenantStore } from '#functions/storage/dynamodb/accounts/tenant-store.ts';
import { openDemonstrationStore } from '#functions/storage/dynamodb/conversions/demonstration-store.ts';
import { openPlatformCountStore } from '#functions/storage/dynamodb/site/platform-count-store.ts';
import type { Deps } from '../deps.ts';

/** The ports for the preview of the newest data. */
export function openPreviewPorts(deps: Deps) {
  const { table } = deps;
  return {
    ...deps,
    counts: openPlatformCountStore(table),
    tenants: openTenantStore(table),
    demonstrations: openDemonstrationStore(table),
  };
}

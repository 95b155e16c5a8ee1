import { openTenantStore } from '#functions/storage/dynamodb/accounts/tenant-store.ts';
import { openPlatformCountStore } from '#functions/storage/dynamodb/site/platform-count-store.ts';
import type { Deps } from './deps.ts';

/** The ports for the preview of the newest data. */
export function openPreviewPorts(deps: Deps) {
  return { ...deps, counts: openPlatformCountStore(deps.table), tenants: openTenantStore(deps.table) };
}

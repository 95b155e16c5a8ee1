import { openTenantStore } from '#functions/storage/dynamodb/accounts/tenant-store.ts';
import { openPlatformCountStore } from '#functions/storage/dynamodb/site/platform-count-store.ts';
import type { Deps } from './deps.ts';

/** What the preview of the newest data reads. */
export function openPreviewPorts(deps: Deps) {
  return { ...deps, counts: openPlatformCountStore(deps.table), tenants: openTenantStore(deps.table) };
}

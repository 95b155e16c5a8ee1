import type { Deps } from '#functions/lib/deps.ts';
import { openPlatformCountStore } from '#functions/storage/platform-count-store.ts';
import { openTenantStore } from '#functions/storage/tenant-store.ts';

/** What the preview of the newest data reads. */
export function openPreviewPorts(deps: Deps) {
  return { ...deps, counts: openPlatformCountStore(deps.table), tenants: openTenantStore(deps.table) };
}

import { handleSignedIn } from '#functions/lib/handle-signed-in.ts';
import { preview } from '#shared/contract/preview.ts';

export const handler = handleSignedIn(preview.getData, async (_input, { deps }) => {
  const [{ describePreview }, { openPlatformCountStore }, { openTenantStore }] = await Promise.all([
    import('#functions/domain/preview/describe-preview.ts'),
    import('#functions/storage/platform-count-store.ts'),
    import('#functions/storage/tenant-store.ts'),
  ]);
  const counts = openPlatformCountStore(deps.table);
  return describePreview({ ...deps, counts, tenants: openTenantStore(deps.table) });
});

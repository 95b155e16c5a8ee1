import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { preview } from '#shared/contract/staff/preview.ts';

export const handler = handleSignedIn(preview.getData, async (_input, { deps }) => {
  const [{ describePreview }, { openPreviewPorts }] = await Promise.all([
    import('#functions/domain/preview/describe-preview.ts'),
    import('#functions/wiring/staff/preview.ts'),
  ]);
  return describePreview(openPreviewPorts(deps));
});

import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { preview } from '#shared/contract/staff/preview.ts';

export const handler = handleSignedIn(preview.getData, async (_input, { deps }) => {
  const { describePreview } = await import('#functions/domain/preview/describe-preview.ts');
  return describePreview(deps);
});

import { handle } from '#functions/http/handle.ts';
import { system } from '#shared/contract/system.ts';

export const handler = handle(system.getOpenApi, async () => {
  const { describeApi } = await import('#shared/contract/open-api.ts');
  return describeApi();
});

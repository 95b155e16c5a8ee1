import { askToConfirm } from '#functions/domain/dashboard/unconfirmed-addresses.ts';
import { handle } from '#functions/http/handle.ts';
import { requireConversion } from '#functions/http/own-conversion.ts';
import { dashboard } from '#shared/contract/dashboard/dashboard.ts';

export const handler = handle(dashboard.askToConfirm, async ({ email }, call) => {
  await askToConfirm(call.deps, requireConversion(call), email);
  return { success: true as const };
});

import { handle } from '#functions/http/handle.ts';
import { requireConversion } from '#functions/http/own-conversion.ts';
import { dashboard } from '#shared/contract/dashboard/dashboard.ts';

/** Loaded in parallel with the first table read. */
const loadWork = () => import('#functions/domain/dashboard/unconfirmed-addresses.ts');

export const handler = handle(
  dashboard.askToConfirm,
  async ({ email }, call) => {
    const { askToConfirm } = await loadWork();
    await askToConfirm(call.deps, requireConversion(call), email);
    return { success: true as const };
  },
  loadWork,
);

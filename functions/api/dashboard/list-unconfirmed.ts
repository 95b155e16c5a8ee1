import { handle } from '#functions/http/handle.ts';
import { requireConversion } from '#functions/http/own-conversion.ts';
import { dashboard } from '#shared/contract/dashboard/dashboard.ts';

/** Loaded in parallel with the first table read. */
const loadWork = () => import('#functions/domain/dashboard/unconfirmed-addresses.ts');

export const handler = handle(
  dashboard.listUnconfirmed,
  async (_input, call) => {
    const { listUnconfirmed } = await loadWork();
    return { addresses: await listUnconfirmed(call.deps, requireConversion(call)) };
  },
  loadWork,
);

import { handle } from '#functions/http/handle.ts';
import { requireConversion } from '#functions/http/own-conversion.ts';
import { dashboard } from '#shared/contract/dashboard/dashboard.ts';

/** Loaded in parallel with the first table read. */
const loadWork = () =>
  Promise.all([
    import('#functions/domain/dashboard/unconfirmed-addresses.ts'),
    import('#functions/wiring/lazy/open-unconfirmed-addresses.ts'),
  ]);

export const handler = handle(
  dashboard.listUnconfirmed,
  async (_input, call) => {
    const [{ listUnconfirmed }, { openUnconfirmedAddresses }] = await loadWork();
    return { addresses: await listUnconfirmed(openUnconfirmedAddresses(call.deps), requireConversion(call)) };
  },
  loadWork,
);

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
  dashboard.askToConfirm,
  async ({ email }, call) => {
    const [{ askToConfirm }, { openUnconfirmedAddresses }] = await loadWork();
    await askToConfirm(openUnconfirmedAddresses(call.deps), requireConversion(call), email);
    return { success: true as const };
  },
  loadWork,
);

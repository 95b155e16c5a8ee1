import { listUnconfirmed } from '#functions/domain/dashboard/unconfirmed-addresses.ts';
import { handle } from '#functions/http/handle.ts';
import { requireConversion } from '#functions/http/own-conversion.ts';
import { dashboard } from '#shared/contract/dashboard/dashboard.ts';

export const handler = handle(dashboard.listUnconfirmed, async (_input, call) => ({
  addresses: await listUnconfirmed(call.deps, requireConversion(call)),
}));

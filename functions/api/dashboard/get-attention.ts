import { handle } from '#functions/http/handle.ts';
import { requireConversion } from '#functions/http/own-conversion.ts';
import { dashboard } from '#shared/contract/dashboard/dashboard.ts';

/** Loaded in parallel with the first table read. */
const loadWork = () => import('#functions/wiring/attention.ts');

export const handler = handle(
  dashboard.getAttention,
  async (_input, call) => (await loadWork()).readAttention(call.deps, requireConversion(call)),
  loadWork,
);

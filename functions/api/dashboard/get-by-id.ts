import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { requireConversion } from '#functions/http/own-conversion.ts';
import { dashboard } from '#shared/contract/dashboard/dashboard.ts';

/** Loaded in parallel with the first table read. */
const loadWork = () => import('#functions/wiring/dashboard/dashboard.ts');

export const handler = handleSignedIn(
  dashboard.getById,
  async (_input, call) => (await loadWork()).readDashboard(call.deps, call.caller, requireConversion(call)),
  loadWork,
);

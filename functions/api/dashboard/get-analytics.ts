import { handle } from '#functions/http/handle.ts';
import { requireConversion } from '#functions/http/own-conversion.ts';
import { openAnalyticsPorts } from '#functions/wiring/analytics.ts';
import { dashboard } from '#shared/contract/dashboard/dashboard.ts';

/** Loaded in parallel with the first table read. */
const loadWork = () => import('#functions/domain/dashboard/read-analytics.ts');

export const handler = handle(
  dashboard.getAnalytics,
  async ({ timeframe }, call) => {
    const { readAnalytics } = await loadWork();
    return readAnalytics(openAnalyticsPorts(call.deps), requireConversion(call), timeframe);
  },
  loadWork,
);

import { handle } from '#functions/http/handle.ts';
import { requireConversion } from '#functions/http/own-conversion.ts';
import { openAnalyticsPorts } from '#functions/wiring/analytics.ts';
import { dashboard } from '#shared/contract/dashboard/dashboard.ts';

/** Loaded in parallel with the first table read. */
const loadWork = () => import('#functions/domain/dashboard/export-analytics.ts');

export const handler = handle(
  dashboard.exportAnalytics,
  async ({ timeframe }, call) => {
    const { exportAnalytics } = await loadWork();
    return exportAnalytics(openAnalyticsPorts(call.deps), requireConversion(call), timeframe);
  },
  loadWork,
);

import { exportAnalytics } from '#functions/domain/dashboard/export-analytics.ts';
import { handle } from '#functions/http/handle.ts';
import { requireConversion } from '#functions/http/own-conversion.ts';
import { dashboard } from '#shared/contract/dashboard/dashboard.ts';

export const handler = handle(dashboard.exportAnalytics, ({ timeframe }, call) =>
  exportAnalytics(call.deps, requireConversion(call), timeframe),
);

import { readAnalytics } from '#functions/domain/dashboard/read-analytics.ts';
import { handle } from '#functions/http/handle.ts';
import { requireConversion } from '#functions/http/own-conversion.ts';
import { dashboard } from '#shared/contract/dashboard/dashboard.ts';

export const handler = handle(dashboard.getAnalytics, ({ timeframe }, call) =>
  readAnalytics(call.deps, requireConversion(call), timeframe),
);

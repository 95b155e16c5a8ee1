import { handle } from '#functions/http/handle.ts';
import { log } from '#functions/runtime/log.ts';
import { system } from '#shared/contract/system.ts';

export const handler = handle(system.reportFailedAction, async (report, { deps, requestId }) => {
  await deps.errorReports.add(deps.makeId(), report, deps.now());
  log.warn('failed action reported', { requestId, action: report.context.action });
  return { success: true as const };
});

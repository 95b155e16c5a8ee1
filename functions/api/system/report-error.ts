import { handle } from '#functions/lib/handle.ts';
import { log } from '#functions/lib/log.ts';
import { openErrorReportStore } from '#functions/storage/error-report-store.ts';
import { system } from '#shared/contract/system.ts';

export const handler = handle(system.reportError, async ({ error }, { deps, requestId }) => {
  await openErrorReportStore(deps.table).add(deps.makeId(), error, deps.now());
  log.warn('page error reported', { requestId, type: error.type, name: error.name });
  return { success: true as const };
});

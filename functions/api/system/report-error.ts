import { handle } from '#functions/http/handle.ts';
import { log } from '#functions/runtime/log.ts';
import { system } from '#shared/contract/system.ts';

export const handler = handle(system.reportError, async ({ error }, { deps, requestId }) => {
  await deps.errorReports.add(deps.makeId(), error, deps.now());
  log.warn('page error reported', { requestId, type: error.type, name: error.name });
  return { success: true as const };
});

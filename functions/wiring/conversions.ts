import { openDemonstrationStore } from '#functions/storage/dynamodb/conversions/demonstration-store.ts';
import { openRestartStore } from '#functions/storage/dynamodb/conversions/restart-store.ts';
import type { Deps } from './deps.ts';
import { openUploadSources } from './upload-sources.ts';

/** The ports for starting a conversion without an account. */
export function openStartPorts(deps: Deps) {
  return {
    ...deps,
    demonstrations: openDemonstrationStore(deps.table),
    startWork: ({ conversionId }: { conversionId: string }) =>
      deps.sendOrLeaveToSweeper(() => deps.sendStep(conversionId, 0)),
  };
}

/** The ports for restarting a failed conversion. */
export function openRestartPorts(deps: Deps) {
  return { ...openUploadSources(deps), ...openRestarts(deps), conversions: deps.conversions };
}

/** The same with the documents that a conversion has. */
export function openRestarts(deps: Deps) {
  const { now, mails, organisations } = deps;
  return {
    ...{ now, mails, organisations },
    restarts: openRestartStore(deps.table),
    startStep: ({ conversionId, stepNumber }: { conversionId: string; stepNumber: number }) =>
      deps.sendOrLeaveToSweeper(() => deps.sendStep(conversionId, stepNumber)),
  };
}

import { openDemonstrationStore } from '#functions/storage/dynamodb/conversions/demonstration-store.ts';
import type { Deps } from './deps.ts';

/** What starting a conversion without an account needs. */
export function openStartPorts(deps: Deps) {
  return {
    ...deps,
    demonstrations: openDemonstrationStore(deps.table),
    startWork: ({ conversionId }: { conversionId: string }) =>
      deps.sendOrLeaveToSweeper(() => deps.sendStep(conversionId, 0)),
  };
}

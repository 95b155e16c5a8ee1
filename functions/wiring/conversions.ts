import { openDemonstrationStore } from '#functions/storage/dynamodb/conversions/demonstration-store.ts';
import type { Deps } from './deps.ts';

/** The ports for starting a conversion without an account. */
export function openStartPorts(deps: Deps) {
  return {
    ...deps,
    demonstrations: openDemonstrationStore(deps.table),
    startWork: ({ conversionId }: { conversionId: string }) =>
      deps.sendOrLeaveToSweeper(() => deps.sendStep(conversionId, 0)),
  };
}

import { openTrialStore } from '#functions/storage/dynamodb/accounts/trial-store.ts';
import type { Deps } from './deps.ts';
import { openUploadSources } from './upload-sources.ts';

/** The ports for starting a trial. */
export function openTrialPorts(deps: Deps) {
  return {
    ...deps,
    trials: openTrialStore(deps.table),
    ...openUploadSources(deps),
    startWork: ({ conversionId }: { conversionId: string }, mailId: string) =>
      deps.sendOrLeaveToSweeper(async () => {
        await deps.sendStep(conversionId, 0);
        await deps.sendMail(mailId);
      }),
  };
}

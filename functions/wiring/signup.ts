import type { Deps } from '#functions/lib/deps.ts';
import { objectKeys } from '#functions/storage/object-keys.ts';
import { openTrialStore } from '#functions/storage/trial-store.ts';

/** What opening a trial needs. */
export function openTrialPorts(deps: Deps) {
  return {
    ...deps,
    trials: openTrialStore(deps.table),
    findUploadedSize: (uploadId: string) => deps.objects.sizeBytes(objectKeys.upload(uploadId)),
    startWork: ({ conversionId }: { conversionId: string }, mailId: string) =>
      deps.sendOrLeaveToSweeper(async () => {
        await deps.sendStep(conversionId, 0);
        await deps.sendMail(mailId);
      }),
  };
}

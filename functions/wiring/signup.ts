import { openTrialStore } from '#functions/storage/dynamodb/accounts/trial-store.ts';
import { objectKeys } from '#functions/storage/s3/object-keys.ts';
import type { Deps } from './deps.ts';

/** The ports for starting a trial. */
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

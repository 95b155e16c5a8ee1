import { handle } from '#functions/lib/handle.ts';
import { objectKeys } from '#functions/storage/object-keys.ts';
import { openTrialStore } from '#functions/storage/trial-store.ts';
import { signup } from '#shared/contract/signup.ts';

/** Read and set up while the first call waits for the table. */
const loadWork = () => import('#functions/domain/signup/create-trial.ts');

export const handler = handle(
  signup.createTrial,
  async ({ brandId, ...signup }, { deps }) => {
    const world = {
      ...deps,
      trials: openTrialStore(deps.table),
      findUploadedSize: (uploadId: string) => deps.objects.sizeBytes(objectKeys.upload(uploadId)),
      startWork: ({ conversionId }: { conversionId: string }, mailId: string) =>
        deps.sendOrLeaveToSweeper(async () => {
          await deps.sendStep(conversionId, 0);
          await deps.sendMail(mailId);
        }),
    };
    const { conversionId, companyName, dashboardUrl } = await (await loadWork()).createTrial(
      world,
      brandId,
      signup,
    );
    return {
      success: true as const,
      message: 'Your trial has started. We are building your assistant.',
      conversionId,
      conversion_id: conversionId,
      dashboardUrl,
      companyName,
      organization: companyName,
    };
  },
  loadWork,
);

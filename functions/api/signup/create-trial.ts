import { handle } from '#functions/http/handle.ts';
import { signup } from '#shared/contract/signup.ts';

/** Loaded in parallel with the first table read. */
const loadWork = () => import('#functions/domain/signup/create-trial.ts');

export const handler = handle(
  signup.createTrial,
  async ({ brandId, ...signup }, { deps }) => {
    const { conversionId, companyName, dashboardUrl } = await (await loadWork()).createTrial(
      deps,
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

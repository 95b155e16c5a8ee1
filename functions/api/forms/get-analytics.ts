import { summariseForms } from '#functions/domain/forms/list-forms.ts';
import { requireOwnedConversion } from '#functions/domain/identity/require-owned-conversion.ts';
import { handleSignedIn } from '#functions/lib/handle-signed-in.ts';
import { contract } from '#shared/contract/index.ts';

export const handler = handleSignedIn(
  contract.forms.getAnalytics,
  async ({ conversionId }, { deps, caller }) => {
    await requireOwnedConversion(deps, caller, conversionId);
    return summariseForms(deps, conversionId);
  },
);

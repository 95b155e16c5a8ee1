import { listForms } from '#functions/domain/forms/list-forms.ts';
import { requireOwnedConversion } from '#functions/domain/identity/require-owned-conversion.ts';
import { openFormDeps } from '#functions/lib/form-deps.ts';
import { handleSignedIn } from '#functions/lib/handle-signed-in.ts';
import { forms } from '#shared/contract/forms.ts';

export const handler = handleSignedIn(forms.list, async ({ conversionId }, { deps, caller }) => {
  await requireOwnedConversion(deps, caller, conversionId);
  return { forms: await listForms(openFormDeps(deps), conversionId) };
});

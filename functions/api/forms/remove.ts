import { removeForm } from '#functions/domain/forms/remove-form.ts';
import { requireOwnedForm } from '#functions/domain/forms/require-owned-form.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { forms } from '#shared/contract/forms.ts';

export const handler = handleSignedIn(forms.remove, async ({ formId }, { deps, caller }) => {
  const form = await requireOwnedForm(deps, caller, formId);
  await removeForm(deps, form);
  return { success: true as const };
});

import { removeForm } from '#functions/domain/forms/remove-form.ts';
import { requireOwnedForm } from '#functions/domain/forms/require-owned-form.ts';
import { openFormDeps } from '#functions/lib/form-deps.ts';
import { openFormFiles } from '#functions/lib/form-files.ts';
import { handleSignedIn } from '#functions/lib/handle-signed-in.ts';
import { forms } from '#shared/contract/forms.ts';

export const handler = handleSignedIn(forms.remove, async ({ formId }, { deps, caller }) => {
  const form = await requireOwnedForm(openFormDeps(deps), caller, formId);
  await removeForm({ ...openFormDeps(deps), ...openFormFiles(deps) }, form);
  return { success: true as const };
});

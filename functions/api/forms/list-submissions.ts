import { listSubmissions } from '#functions/domain/forms/list-submissions.ts';
import { requireOwnedForm } from '#functions/domain/forms/require-owned-form.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { forms } from '#shared/contract/forms.ts';

export const handler = handleSignedIn(forms.listSubmissions, async ({ formId, before }, { deps, caller }) => {
  await requireOwnedForm(deps, caller, formId);
  return listSubmissions(deps, formId, before);
});

import { exportSubmissions } from '#functions/domain/forms/export-submissions.ts';
import { requireOwnedForm } from '#functions/domain/forms/require-owned-form.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { forms } from '#shared/contract/forms.ts';

export const handler = handleSignedIn(forms.exportSubmissions, async ({ formId, before }, { deps, caller }) =>
  exportSubmissions(deps, await requireOwnedForm(deps, caller, formId), before),
);

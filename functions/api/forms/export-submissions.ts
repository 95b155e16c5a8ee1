import { exportSubmissions } from '#functions/domain/forms/export-submissions.ts';
import { requireOwnedForm } from '#functions/domain/forms/require-owned-form.ts';
import { openFormDeps } from '#functions/lib/form-deps.ts';
import { handleSignedIn } from '#functions/lib/handle-signed-in.ts';
import { forms } from '#shared/contract/forms.ts';

export const handler = handleSignedIn(forms.exportSubmissions, async ({ formId, before }, { deps, caller }) =>
  exportSubmissions(openFormDeps(deps), await requireOwnedForm(openFormDeps(deps), caller, formId), before),
);

import { exportSubmissions } from '#functions/domain/forms/export-submissions.ts';
import { requireOwnedForm } from '#functions/domain/forms/require-owned-form.ts';
import { handleSignedIn } from '#functions/lib/handle-signed-in.ts';
import { contract } from '#shared/contract/index.ts';

export const handler = handleSignedIn(
  contract.forms.exportSubmissions,
  async ({ formId, before }, { deps, caller }) =>
    exportSubmissions(deps, await requireOwnedForm(deps, caller, formId), before),
);

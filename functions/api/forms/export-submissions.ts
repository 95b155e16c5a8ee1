import { requireOwnedForm } from '#functions/domain/forms/require-owned-form.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { forms } from '#shared/contract/forms.ts';

/** Loaded in parallel with the first table read. */
const loadWork = () => import('#functions/domain/forms/export-submissions.ts');

export const handler = handleSignedIn(
  forms.exportSubmissions,
  async ({ formId, before }, { deps, caller }) => {
    const ports = deps;
    const form = await requireOwnedForm(ports, caller, formId);
    return (await loadWork()).exportSubmissions(ports, form, before);
  },
  loadWork,
);

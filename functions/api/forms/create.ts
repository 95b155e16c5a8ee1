import { createForm } from '#functions/domain/forms/create-form.ts';
import { requireCallersConversion } from '#functions/domain/identity/find-callers-conversion.ts';
import { openFormDeps } from '#functions/lib/form-deps.ts';
import { handleSignedIn } from '#functions/lib/handle-signed-in.ts';
import { forms } from '#shared/contract/forms.ts';

export const handler = handleSignedIn(forms.create, async ({ conversionId, ...form }, { deps, caller }) =>
  createForm(openFormDeps(deps), await requireCallersConversion(deps, caller, conversionId), form),
);

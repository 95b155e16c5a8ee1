import { requireCallersConversion } from '#functions/domain/conversions/find-callers-conversion.ts';
import { createForm } from '#functions/domain/forms/create-form.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { forms } from '#shared/contract/forms.ts';

export const handler = handleSignedIn(forms.create, async ({ conversionId, ...form }, { deps, caller }) =>
  createForm(deps, await requireCallersConversion(deps, caller, conversionId), form),
);

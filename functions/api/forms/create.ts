import { createForm } from '#functions/domain/forms/create-form.ts';
import { requireCallersConversion } from '#functions/domain/identity/find-callers-conversion.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { openFormDeps } from '#functions/wiring/forms/forms.ts';
import { forms } from '#shared/contract/forms.ts';

export const handler = handleSignedIn(forms.create, async ({ conversionId, ...form }, { deps, caller }) =>
  createForm(openFormDeps(deps), await requireCallersConversion(deps, caller, conversionId), form),
);

import { updateForm } from '#functions/domain/forms/update-form.ts';
import { openFormDeps } from '#functions/lib/form-deps.ts';
import { handleSignedIn } from '#functions/lib/handle-signed-in.ts';
import { forms } from '#shared/contract/forms.ts';

export const handler = handleSignedIn(forms.update, (change, { deps, caller }) =>
  updateForm(openFormDeps(deps), caller, change),
);

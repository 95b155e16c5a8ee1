import { updateForm } from '#functions/domain/forms/update-form.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { forms } from '#shared/contract/forms.ts';

export const handler = handleSignedIn(forms.update, (change, { deps, caller }) =>
  updateForm(deps, caller, change),
);

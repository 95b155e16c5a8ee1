import { updateForm } from '#functions/domain/forms/update-form.ts';
import { handleSignedIn } from '#functions/lib/handle-signed-in.ts';
import { contract } from '#shared/contract/index.ts';

export const handler = handleSignedIn(contract.forms.update, (change, { deps, caller }) =>
  updateForm(deps, caller, change),
);

import { linkAnswerFile } from '#functions/domain/forms/link-answer-file.ts';
import { requireOwnedForm } from '#functions/domain/forms/require-owned-form.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { forms } from '#shared/contract/forms.ts';

export const handler = handleSignedIn(forms.getFile, async ({ formId, ...file }, { deps, caller }) => {
  const form = await requireOwnedForm(deps, caller, formId);
  return { url: await linkAnswerFile(deps, form, file) };
});

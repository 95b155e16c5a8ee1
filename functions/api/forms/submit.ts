import { submitForm } from '#functions/domain/forms/submit-form.ts';
import { handle } from '#functions/http/handle.ts';
import { forms } from '#shared/contract/forms.ts';

export const handler = handle(forms.submit, async (sent, { deps }) => {
  await submitForm(deps, sent);
  return { success: true as const, message: 'Thank you. Your form was sent.' };
});

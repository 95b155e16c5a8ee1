import { submitForm } from '#functions/domain/forms/submit-form.ts';
import { openFormDeps } from '#functions/lib/form-deps.ts';
import { openSubmitWorld } from '#functions/lib/form-world.ts';
import { handle } from '#functions/lib/handle.ts';
import { forms } from '#shared/contract/forms.ts';

export const handler = handle(forms.submit, async (sent, { deps }) => {
  await submitForm(openSubmitWorld(openFormDeps(deps)), sent);
  return { success: true as const, message: 'Thank you. Your form was sent.' };
});

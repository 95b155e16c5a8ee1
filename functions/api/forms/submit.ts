import { handle } from '#functions/http/handle.ts';
import { forms } from '#shared/contract/forms.ts';

/** Loaded in parallel with the first table read. */
const loadWork = () => import('#functions/wiring/lazy/answer-form-submission.ts');

export const handler = handle(
  forms.submit,
  async (sent, { deps }) => {
    await (await loadWork()).answerFormSubmission(deps, sent);
    return { success: true as const, message: 'Thank you. Your form was sent.' };
  },
  loadWork,
);

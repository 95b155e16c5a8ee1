import { handle } from '#functions/http/handle.ts';
import { forms } from '#shared/contract/forms.ts';

/** Loaded in parallel with the first table read. */
const loadWork = () => import('#functions/wiring/lazy/answer-form-view.ts');

export const handler = handle(
  forms.getPublic,
  async ({ formId }, { deps }) => (await loadWork()).answerFormView(deps, formId),
  loadWork,
);

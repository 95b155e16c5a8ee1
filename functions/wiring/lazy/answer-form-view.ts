import { openPublicForm } from '#functions/domain/forms/open-public-form.ts';
import type { PublicForm } from '#shared/contract/forms.ts';
import type { Deps } from '../deps.ts';
import { openFormFiles } from '../forms/form-files.ts';

/**
 * Shows a form to a visitor; loaded in parallel with the first table read. Throws NOT_FOUND, RATE_LIMITED.
 */
export function answerFormView(deps: Deps, formId: string): Promise<PublicForm> {
  return openPublicForm({ ...deps, ...openFormFiles(deps) }, formId);
}

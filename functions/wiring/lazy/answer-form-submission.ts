import { submitForm } from '#functions/domain/forms/submit-form.ts';
import type { Deps } from '../deps.ts';
import { openSubmitPorts } from '../forms/form-submissions.ts';

/** Submits a visitor's form with its mails; loaded in parallel with the first table read. */
export function answerFormSubmission(deps: Deps, sent: Parameters<typeof submitForm>[1]): Promise<unknown> {
  return submitForm(openSubmitPorts(deps), sent);
}

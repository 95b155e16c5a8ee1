import { submitForm } from '#functions/domain/forms/submit-form.ts';
import type { Deps } from '../deps.ts';
import { openSubmitPorts } from '../forms/form-submissions.ts';
import { openFormDeps } from '../forms/forms.ts';

/** Takes a visitor's form with its mails; loaded while the first call waits for the table. */
export function answerFormSubmission(deps: Deps, sent: Parameters<typeof submitForm>[1]): Promise<unknown> {
  return submitForm(openSubmitPorts(openFormDeps(deps)), sent);
}

import { openPublicForm } from '#functions/domain/forms/open-public-form.ts';
import type { PublicForm } from '#shared/contract/forms.ts';
import { openDashboardSettings } from '../dashboard/dashboard-settings.ts';
import type { Deps } from '../deps.ts';
import { openFormFiles } from '../forms/form-files.ts';
import { openFormDeps } from '../forms/forms.ts';
import { openPlanDeps } from '../plans.ts';

/**
 * Shows a form to a visitor; loaded in parallel with the first table read. Throws NOT_FOUND, RATE_LIMITED.
 */
export function answerFormView(deps: Deps, formId: string): Promise<PublicForm> {
  const { find: findSettings } = openDashboardSettings(deps);
  return openPublicForm(
    { ...openPlanDeps(openFormDeps(deps)), ...openFormFiles(deps), findSettings },
    formId,
  );
}

import { openPublicForm } from '#functions/domain/forms/open-public-form.ts';
import { openFormDeps } from '#functions/lib/form-deps.ts';
import { handle } from '#functions/lib/handle.ts';
import { openPlanDeps } from '#functions/lib/plan-deps.ts';
import { forms } from '#shared/contract/forms.ts';

export const handler = handle(forms.getPublic, ({ formId }, { deps }) =>
  openPublicForm(openPlanDeps(openFormDeps(deps)), formId),
);

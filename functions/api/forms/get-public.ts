import { openPublicForm } from '#functions/domain/forms/open-public-form.ts';
import { handle } from '#functions/lib/handle.ts';
import { contract } from '#shared/contract/index.ts';

export const handler = handle(contract.forms.getPublic, ({ formId }, { deps }) =>
  openPublicForm(deps, formId),
);

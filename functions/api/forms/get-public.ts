import { openPublicForm } from '#functions/domain/forms/open-public-form.ts';
import { handle } from '#functions/http/handle.ts';
import { forms } from '#shared/contract/forms.ts';

export const handler = handle(forms.getPublic, ({ formId }, { deps }) => openPublicForm(deps, formId));

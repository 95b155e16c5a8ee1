import type { BrandId } from '#shared/brands/platforms.ts';
import type { Form } from '#shared/contract/forms.ts';
import type { FormWorkflow } from '#shared/domain/forms/form.ts';
import type { FormField } from '#shared/domain/forms/form-fields.ts';
import { AppError } from '#shared/errors.ts';
import type { Caller } from '../identity/session.ts';
import { checkDefinition } from './create-form.ts';
import { describeForm, noCounts } from './describe-form.ts';
import { isDownload } from './form.ts';
import type { OwnedFormPorts } from './ports.ts';
import { requireOwnedForm } from './require-owned-form.ts';

type Change = {
  formId: string;
  name: string;
  description: string;
  fields: FormField[];
  url?: string | null | undefined;
  workflow: FormWorkflow;
};

/** Updates a form's fields and workflow. Throws NOT_FOUND, VALIDATION. */
export async function updateForm(
  ports: OwnedFormPorts & { siteOrigin(brandId: BrandId): string },
  caller: Caller,
  { formId, url = null, ...change }: Change,
): Promise<Form> {
  const form = await requireOwnedForm(ports, caller, formId);
  checkDefinition(form.type, { ...change, url, hasFile: isDownload(form) });
  const changed = { ...form, ...change, url };
  if (!(await ports.forms.update(changed))) throw new AppError('NOT_FOUND');
  const entries = await ports.forms.listEntries(form.conversionId);
  return describeForm(ports, changed, entries.find((entry) => entry.formId === formId) ?? noCounts);
}

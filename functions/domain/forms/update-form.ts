import type { BrandId } from '#shared/brands/platforms.ts';
import type { Form } from '#shared/contract/forms.ts';
import type { FormWorkflow } from '#shared/domain/forms/form.ts';
import { AppError } from '#shared/errors.ts';
import type { Caller } from '../identity/session.ts';
import { checkDefinition, type FormDefinition } from './create-form.ts';
import { describeForm, noCounts } from './describe-form.ts';
import { isDownload, type StoredForm } from './form.ts';
import type { OwnedFormPorts } from './ports.ts';
import { requireOwnedForm } from './require-owned-form.ts';

type UpdatePorts = OwnedFormPorts & { siteOrigin(brandId: BrandId): string };

type Change = FormDefinition & {
  formId: string;
  workflow: FormWorkflow;
  /** At which the form was read; without one it is changed in any case. */
  version?: number | undefined;
};

/** Updates a form's fields and workflow. Throws NOT_FOUND, VALIDATION, and CONFLICT with the stored form. */
export async function updateForm(
  ports: UpdatePorts,
  caller: Caller,
  { formId, url = null, version, ...change }: Change,
): Promise<Form> {
  const form = await requireOwnedForm(ports, caller, formId);
  checkDefinition(form.type, { ...change, url, hasFile: isDownload(form) });
  const expected = version ?? form.version ?? 0;
  if (await ports.forms.update({ ...form, ...change, url, version: expected })) {
    return describe(ports, { ...form, ...change, url, version: expected + 1 });
  }
  const stored = await ports.forms.find(formId);
  if (!stored) throw new AppError('NOT_FOUND');
  throw new AppError('CONFLICT', { stored: await describe(ports, stored) });
}

async function describe(ports: UpdatePorts, form: StoredForm): Promise<Form> {
  const entries = await ports.forms.listEntries(form.conversionId);
  return describeForm(ports, form, entries.find(({ formId }) => formId === form.formId) ?? noCounts);
}

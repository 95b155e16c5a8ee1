import type { Form } from '#shared/contract/forms.ts';
import {
  type FormType,
  type FormWorkflow,
  formLimits,
  formMessages,
  formWorkflowSchema,
} from '#shared/domain/forms/form.ts';
import type { FormField } from '#shared/domain/forms/form-fields.ts';
import { AppError } from '#shared/errors.ts';
import type { Conversion } from '../conversions/conversion.ts';
import { describeForm, noCounts } from './describe-form.ts';
import type { StoredForm } from './form.ts';
import type { CreatePorts } from './ports.ts';

type FormDefinition = {
  name: string;
  description: string;
  fields: FormField[];
  url?: string | null | undefined;
};

type NewForm = FormDefinition & {
  type: FormType;
  formId?: string | undefined;
  filename?: string | null | undefined;
  workflow?: FormWorkflow | undefined;
};

/**
 * Creates a form for an assistant. Without a workflow, submissions notify the assistant's contact. Throws
 * VALIDATION, CONFLICT.
 */
export async function createForm(
  ports: CreatePorts,
  { conversionId, brandId, notify }: Pick<Conversion, 'conversionId' | 'brandId' | 'notify'>,
  {
    name,
    description,
    fields,
    type,
    formId = ports.makeId(),
    filename = null,
    url = null,
    workflow,
  }: NewForm,
): Promise<Form> {
  checkDefinition(type, { fields, url });
  if ((await ports.forms.listEntries(conversionId)).length >= formLimits.forms) {
    throw refuse('name', `There are ${formLimits.forms} forms already. Delete one you no longer need.`);
  }
  const form: StoredForm = {
    ...{ name, description, fields, type },
    formId,
    conversionId,
    brandId,
    filename,
    url,
    workflow: workflow ?? formWorkflowSchema.parse({ notifications: notify ? [notify.email] : [] }),
    createdAt: ports.now().toISOString(),
  };
  if (!(await ports.forms.create(form))) throw new AppError('CONFLICT');
  return describeForm(ports, form, noCounts);
}

/** A link needs a URL and has no fields; every other form needs fields. Throws VALIDATION. */
export function checkDefinition(
  type: FormType,
  { fields, url }: Pick<FormDefinition, 'fields' | 'url'>,
): void {
  if (type === 'link') {
    if (!url) throw refuse('url', formMessages.linkNeeded);
    if (fields.length > 0) throw refuse('fields', 'A linked form has no fields of its own.');
    return;
  }
  if (fields.length === 0) throw refuse('fields', 'A form needs at least one field.');
}

function refuse(field: string, message: string): AppError {
  return new AppError('VALIDATION', { message, issues: [{ field, message }] });
}

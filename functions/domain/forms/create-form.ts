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
import { claimUploads } from '../uploads/claim-uploads.ts';
import { describeForm, noCounts } from './describe-form.ts';
import { isDownload, originalOf, type StoredForm } from './form.ts';
import type { CreatePorts } from './ports.ts';

export type FormDefinition = {
  name: string;
  description: string;
  fields: FormField[];
  url?: string | null | undefined;
};

type NewForm = FormDefinition & {
  type: FormType;
  formId?: string | undefined;
  filename?: string | null | undefined;
  /** Upload reference of a PDF that visitors download. */
  fileUrl?: string | undefined;
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
    fileUrl,
    url = null,
    workflow,
  }: NewForm,
): Promise<Form> {
  checkDefinition(type, { fields, url, hasFile: fileUrl !== undefined });
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
  if (fileUrl && isDownload(form)) await keepOriginal(ports, form, fileUrl);
  const placing = await ports.forms.create(form);
  if (placing === 'full')
    throw refuse('name', `There are ${formLimits.forms} forms already. Delete one you no longer need.`);
  if (placing === 'refused') throw new AppError('CONFLICT');
  return describeForm(ports, form, noCounts);
}

/** Copies the PDF that visitors download, because uploads expire. Throws VALIDATION. */
async function keepOriginal(ports: CreatePorts, form: StoredForm, fileUrl: string): Promise<void> {
  const [upload] = await claimUploads(ports, [{ url: fileUrl }]);
  if (!upload?.filename.toLowerCase().endsWith('.pdf')) throw refuse('fileUrl', 'Please choose a PDF file.');
  await ports.formFiles.keep(upload.uploadId, originalOf(form));
}

/**
 * A link needs a URL and has no fields; every other form needs fields, or is a PDF to download. Throws VALIDATION.
 */
export function checkDefinition(
  type: FormType,
  { fields, url, hasFile }: Pick<FormDefinition, 'fields' | 'url'> & { hasFile: boolean },
): void {
  if (type === 'link') {
    if (!url) throw refuse('url', formMessages.linkNeeded);
    if (fields.length > 0) throw refuse('fields', 'A linked form has no fields of its own.');
    return;
  }
  if (fields.length === 0 && !(type === 'pdf' && hasFile))
    throw refuse('fields', 'A form needs at least one field.');
}

function refuse(field: string, message: string): AppError {
  return new AppError('VALIDATION', { message, issues: [{ field, message }] });
}

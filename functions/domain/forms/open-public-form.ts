import type { PublicForm } from '#shared/contract/forms.ts';
import { AppError } from '#shared/errors.ts';
import { findPause } from '../plans/pause.ts';
import { limitFormCalls } from './limit-form-calls.ts';
import type { PublicFormPorts } from './ports.ts';

/** A form for a visitor, counted as a view. Throws NOT_FOUND, RATE_LIMITED. */
export async function openPublicForm(ports: PublicFormPorts, formId: string): Promise<PublicForm> {
  const form = await ports.forms.find(formId);
  if (!form) throw new AppError('NOT_FOUND');
  await limitFormCalls(ports, 'view', form.conversionId);
  const conversion = await ports.conversions.find(form.conversionId);
  if (!conversion) throw new AppError('NOT_FOUND');
  const pause = await findPause(ports, conversion);
  if (!pause) await ports.forms.countView(form, ports.now());
  const { name, description, type, url, fields } = form;
  const organisation = conversion.companyName;
  return { id: formId, name, description, type, url, fields, organisation, pause };
}

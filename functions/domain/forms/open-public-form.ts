import type { PublicForm } from '#shared/contract/forms.ts';
import { AppError } from '#shared/errors.ts';
import { nameAssistant } from '../conversions/name-assistant.ts';
import { findPause } from '../plans/pause.ts';
import { isDownload, originalOf } from './form.ts';
import { limitFormCalls } from './limit-form-calls.ts';
import type { PublicFormPorts } from './ports.ts';

/** A visitor may read before they download. */
const downloadValidSeconds = 3600;

/** A form for a visitor, counted as a view. Throws NOT_FOUND, RATE_LIMITED. */
export async function openPublicForm(ports: PublicFormPorts, formId: string): Promise<PublicForm> {
  const form = await ports.forms.find(formId);
  if (!form) throw new AppError('NOT_FOUND');
  await limitFormCalls(ports, 'view', form.conversionId);
  const [conversion, settings] = await Promise.all([
    ports.conversions.find(form.conversionId),
    ports.findSettings(form.conversionId),
  ]);
  if (!conversion) throw new AppError('NOT_FOUND');
  const pause = await findPause(ports, conversion);
  if (!pause) await ports.forms.countView(form, ports.now());
  const { name, description, type, url, fields } = form;
  const organisation = nameAssistant(conversion, settings);
  const downloadUrl =
    isDownload(form) && !pause
      ? await ports.formFiles.link(originalOf(form), form.filename ?? `${name}.pdf`, downloadValidSeconds)
      : null;
  return {
    ...{ id: formId, conversionId: form.conversionId, organisation },
    ...{ name, description, type, url, fields, downloadUrl, pause },
  };
}

import type { PublicForm } from '#shared/contract/forms.ts';
import { AppError } from '#shared/errors.ts';
import type { Conversion } from '../conversions/conversion.ts';
import { findPause } from '../plans/pause.ts';
import type { StandingWorld } from '../plans/standing.ts';
import { type CallCounter, limitFormCalls } from './limit-form-calls.ts';
import type { FormStore } from './ports.ts';

type PublicFormWorld = CallCounter &
  StandingWorld & {
    forms: FormStore;
    conversions: { find(conversionId: string): Promise<Conversion | undefined> };
  };

/** A form for a visitor, counted as a view. Throws NOT_FOUND, RATE_LIMITED. */
export async function openPublicForm(world: PublicFormWorld, formId: string): Promise<PublicForm> {
  const form = await world.forms.find(formId);
  if (!form) throw new AppError('NOT_FOUND');
  await limitFormCalls(world, 'view', form.conversionId);
  const conversion = await world.conversions.find(form.conversionId);
  if (!conversion) throw new AppError('NOT_FOUND');
  const pause = await findPause(world, conversion);
  if (!pause) await world.forms.countView(form, world.now());
  const { name, description, type, url, fields } = form;
  const organisation = conversion.companyName;
  return { id: formId, name, description, type, url, fields, organisation, pause };
}

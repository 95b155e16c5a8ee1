import { AppError } from '#shared/errors.ts';
import { requireOwnedConversion } from '../conversions/require-owned-conversion.ts';
import type { Caller } from '../identity/session.ts';
import type { StoredForm } from './form.ts';
import type { OwnedFormPorts } from './ports.ts';

/** The form, if its assistant belongs to the caller; not found for anyone else. Throws NOT_FOUND. */
export async function requireOwnedForm(
  ports: OwnedFormPorts,
  caller: Caller,
  formId: string,
): Promise<StoredForm> {
  const form = await ports.forms.find(formId);
  if (!form) throw new AppError('NOT_FOUND');
  await requireOwnedConversion(ports, caller, form.conversionId).catch(hideConversion);
  return form;
}

function hideConversion(error: unknown): never {
  const isForeign = error instanceof AppError && error.code === 'CONVERSION_NOT_FOUND';
  throw isForeign ? new AppError('NOT_FOUND') : error;
}

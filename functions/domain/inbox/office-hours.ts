import type { OfficeHours } from '#shared/domain/inbox/office-hours.ts';
import { AppError } from '#shared/errors.ts';
import type { Conversion } from '../conversions/conversion.ts';
import type { OfficeHoursPorts } from './ports.ts';

/** The office hours of an assistant's organisation; null when not set. */
export async function findOfficeHours(
  { organisations }: OfficeHoursPorts,
  { organisationId }: Pick<Conversion, 'organisationId'>,
): Promise<OfficeHours | null> {
  const organisation = organisationId ? await organisations.find(organisationId) : undefined;
  return organisation?.officeHours ?? null;
}

/** Sets or removes the office hours. Throws CONVERSION_NOT_FOUND for an assistant without an organisation. */
export async function saveOfficeHours(
  { organisations }: OfficeHoursPorts,
  { organisationId }: Pick<Conversion, 'organisationId'>,
  hours: OfficeHours | null,
): Promise<OfficeHours | null> {
  if (!organisationId || !(await organisations.saveOfficeHours(organisationId, hours)))
    throw new AppError('CONVERSION_NOT_FOUND');
  return hours;
}

import type { Organisation } from '#functions/domain/accounts/account.ts';
import type { Conversion } from '#functions/domain/conversions/conversion.ts';
import { type OfficeHours, officeHoursSchema } from '#shared/domain/inbox/office-hours.ts';

/** The hours that the owner set, else those that the website states, unless the owner removed them. */
export function findKnownHours(
  organisation: Pick<Organisation, 'officeHours' | 'officeHoursVersion'> | undefined,
  { site }: Pick<Conversion, 'site'>,
): OfficeHours | undefined {
  if (organisation?.officeHours || organisation?.officeHoursVersion) return organisation.officeHours;
  // Without a time zone, nobody knows when they begin.
  return officeHoursSchema.safeParse(site?.officeHours).data;
}

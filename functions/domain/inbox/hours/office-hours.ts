import type { Organisation } from '#functions/domain/accounts/account.ts';
import type { Conversion } from '#functions/domain/conversions/conversion.ts';
import { findTimeZone } from '#functions/domain/time-zone/find-time-zone.ts';
import type { VersionedHours } from '#shared/contract/inbox.ts';
import { AppError } from '#shared/errors.ts';
import type { OfficeHoursPorts } from '../ports.ts';

type Assistant = Pick<Conversion, 'organisationId' | 'site'>;

/** The office hours of an assistant's organisation, null when not set, and those of its website. */
export async function findOfficeHours(
  { organisations }: OfficeHoursPorts,
  { organisationId, site }: Assistant,
): Promise<VersionedHours> {
  return describe(organisationId ? await organisations.find(organisationId) : undefined, site);
}

/**
 * Sets or removes the office hours. Throws CONVERSION_NOT_FOUND for an assistant without an organisation, and CONFLICT
 * with what is stored.
 */
export async function saveOfficeHours(
  { organisations }: OfficeHoursPorts,
  { organisationId, site }: Assistant,
  {
    version,
    ...promise
  }: Pick<VersionedHours, 'officeHours' | 'promisesReply'> & { version?: number | undefined },
): Promise<VersionedHours> {
  if (!organisationId) throw new AppError('CONVERSION_NOT_FOUND');
  const saved = await organisations.saveOfficeHours(organisationId, promise, version);
  if (saved) return describe(saved, site);
  const stored = await organisations.find(organisationId);
  if (!stored) throw new AppError('CONVERSION_NOT_FOUND');
  throw new AppError('CONFLICT', { stored: describe(stored, site) });
}

function describe(organisation: Organisation | undefined, site: Assistant['site']): VersionedHours {
  const stated = site?.officeHours;
  const timeZone = stated?.timeZone ?? findTimeZone(site?.address, site?.website ?? null);
  return {
    officeHours: organisation?.officeHours ?? null,
    promisesReply: organisation?.promisesReply ?? false,
    version: organisation?.officeHoursVersion ?? 0,
    ...(stated && { stated }),
    ...(timeZone && { timeZone }),
  };
}

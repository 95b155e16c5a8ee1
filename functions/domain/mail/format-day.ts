import type { Organisation } from '../accounts/account.ts';
import { findTimeZone } from '../time-zone/find-time-zone.ts';

/** `March 9, 2026`; a calendar day is in UTC. */
export function formatDay(instant: Date, timeZone = 'UTC'): string {
  return instant.toLocaleDateString('en-US', { dateStyle: 'long', timeZone });
}

/**
 * The day of an instant where its reader is, as the pages show it in their browser: of their hours, else their address;
 * in UTC for staff, who belong to no organisation.
 */
export function formatDayOf(
  organisation: Pick<Organisation, 'officeHours' | 'address' | 'website'> | undefined,
  instant: Date,
): string {
  if (!organisation) return formatDay(instant);
  const { officeHours, address, website } = organisation;
  return formatDay(instant, officeHours?.timeZone ?? findTimeZone(address, website));
}

import type { BrandId } from '#shared/brands/platforms.ts';
import type { StaffView } from '#shared/domain/staff/staff-dashboard.ts';

/** What every tab of the staff's dashboard gets: its data, and the domain that was chosen. */
export type StaffTabProps = { dashboard: StaffView; platform: BrandId | undefined };

/** The brand that is shown: a domain admin's own, or the one that was chosen; undefined for all of them. */
export function findShownBrand({ dashboard: { viewer }, platform }: StaffTabProps) {
  return viewer.role === 'superadmin' ? platform : viewer.brandId;
}

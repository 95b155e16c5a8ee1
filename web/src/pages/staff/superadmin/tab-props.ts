import type { BrandId } from '#shared/brands/platforms.ts';
import type { StaffView } from '#shared/domain/staff/staff-dashboard.ts';

/** Props of every tab of the staff dashboard: its data, and the chosen domain. */
export type StaffTabProps = { dashboard: StaffView; platform: BrandId | undefined };

/** The brand to show: a domain admin's own, or the chosen one; undefined for all. */
export function findShownBrand({ dashboard: { viewer }, platform }: StaffTabProps) {
  return viewer.role === 'superadmin' ? platform : viewer.brandId;
}

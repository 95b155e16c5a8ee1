import { brands } from '#shared/brands/index.ts';
import type { SubAdmin } from '#shared/domain/staff/staff-dashboard.ts';
import type { SubAdminEntry } from './ports.ts';

/** A sub-admin in the superadmins' list: document 2 section 3. */
export function describeSubAdmin({ role, ...entry }: SubAdminEntry): SubAdmin {
  const isSuperadmin = role === 'superadmin';
  return {
    ...entry,
    isSuperadmin,
    domain: isSuperadmin ? 'All domains' : brands[entry.brandId].name,
    role: isSuperadmin ? 'Superadmin' : 'Domain Admin',
  };
}

import { openTenantStore } from '#functions/storage/dynamodb/accounts/tenant-store.ts';
import { openStaffActionStore } from '#functions/storage/dynamodb/staff/staff-action-store.ts';
import type { Deps } from '../deps.ts';

/** The log of staff actions. */
export function openStaffActions({ table }: Pick<Deps, 'table'>) {
  return { staffActions: openStaffActionStore(table) };
}

/** The lists of customers. */
export function openTenants({ table }: Pick<Deps, 'table'>) {
  return { tenants: openTenantStore(table) };
}

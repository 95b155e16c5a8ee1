import type { TenantStore } from '#functions/storage/dynamodb/accounts/tenant-store.ts';
import { brandIds } from '#shared/brands/brand-names.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import type { Tenant } from '#shared/contract/staff/users.ts';
import { AppError } from '#shared/errors.ts';
import type { Caller } from '../identity/session.ts';
import type { TenantEntry } from './ports.ts';

const pageSize = 25;

/**
 * A page of the caller's customers, newest first. The cost is constant. Throws FORBIDDEN when a domain admin
 * asks for another brand.
 */
export async function listTenants(
  { tenants }: { tenants: TenantStore },
  caller: Caller,
  { brandId, after }: { brandId?: BrandId | undefined; after?: string | undefined },
): Promise<{ tenants: Tenant[]; next?: string }> {
  const pages = await Promise.all(
    chooseBrands(caller, brandId).map((id) => tenants.listNewest(id, after, pageSize + 1)),
  );
  const entries = pages.flat().sort((a, b) => (a.position < b.position ? 1 : -1));
  const page = entries.slice(0, pageSize);
  const described = await Promise.all(page.map((entry) => describeTenant(tenants, entry)));
  const last = page.at(-1);
  return {
    tenants: described.flatMap((tenant) => tenant ?? []),
    ...(last && entries.length > pageSize && { next: last.position }),
  };
}

function chooseBrands(caller: Caller, asked: BrandId | undefined): readonly BrandId[] {
  if (caller.role === 'superadmin') return asked ? [asked] : brandIds;
  if (asked && asked !== caller.brandId) throw new AppError('FORBIDDEN');
  return [caller.brandId];
}

async function describeTenant(tenants: TenantStore, entry: TenantEntry): Promise<Tenant | undefined> {
  const found = await tenants.read(entry);
  if (!found) return undefined;
  const { organisation, user } = found;
  const { organisationId, brandId, website, createdAt, trialEndsAt, plan } = organisation;
  const { userId, name, email, phone } = user;
  const { conversionId } = entry;
  return {
    ...{ organisationId, userId, conversionId, brandId, organisation: organisation.name, website },
    ...{ name, email, phone, createdAt, trialEndsAt, plan },
  };
}

import type { TenantStore } from '#functions/storage/dynamodb/accounts/tenant-store.ts';
import type { ConversionStore } from '#functions/storage/dynamodb/conversions/conversion-store.ts';
import type { DemonstrationStore } from '#functions/storage/dynamodb/conversions/demonstration-store.ts';
import type { BrandId } from '#shared/brands/brand-names.ts';

/** Counts of a platform, without erased data. */
export type PlatformCounts = { conversions: number; adminUsers: number; inquiries: number };

export type PreviewPorts = {
  tenants: TenantStore;
  conversions: Pick<ConversionStore, 'find'>;
  demonstrations: Pick<DemonstrationStore, 'listNewest'>;
  counts: { read(brandId: BrandId): Promise<PlatformCounts> };
};

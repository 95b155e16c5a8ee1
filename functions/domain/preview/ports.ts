import type { BrandId } from '#shared/brands/brand-names.ts';
import type { ConversionStore, DemonstrationStore } from '../conversions/ports.ts';
import type { TenantStore } from '../staff/ports.ts';

/** Counts of a platform, without erased data. */
export type PlatformCounts = { conversions: number; adminUsers: number; inquiries: number };

/** Dependencies of the preview. */
export type PreviewPorts = {
  tenants: TenantStore;
  conversions: Pick<ConversionStore, 'find'>;
  demonstrations: Pick<DemonstrationStore, 'listNewest'>;
  counts: { read(brandId: BrandId): Promise<PlatformCounts> };
};

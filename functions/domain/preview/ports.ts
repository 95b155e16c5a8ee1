import type { BrandId } from '#shared/brands/brand-names.ts';
import type { ConversionStore, DemonstrationStore } from '../conversions/ports.ts';
import type { TenantStore } from '../staff/ports.ts';

/** How many of each there are on a platform. What is erased is no longer counted. */
export type PlatformCounts = { conversions: number; adminUsers: number; inquiries: number };

/** What the preview is read from. */
export type PreviewPorts = {
  tenants: TenantStore;
  conversions: Pick<ConversionStore, 'find'>;
  demonstrations: Pick<DemonstrationStore, 'listNewest'>;
  counts: { read(brandId: BrandId): Promise<PlatformCounts> };
};

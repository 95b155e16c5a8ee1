import type { Brand } from '#shared/brands/brand.ts';
import { brands, findBrandByHost, hubBrand } from '#shared/brands/index.ts';
import { brandOfConversion } from '#shared/domain/conversion-id.ts';
import { matchPath } from './match-path.ts';
import { type PageName, pageTable } from './page-table.ts';

export type FoundPage = {
  page: PageName;
  brand: Brand;
  parameters: Record<string, string | undefined>;
};

/** The page and brand that a host and a path stand for. */
export function findPage(hostname: string, path: string): FoundPage {
  const hostBrand = findBrandByHost(hostname);
  const hosts = hostBrand ? 'brand' : 'general';
  for (const entry of pageTable) {
    if (entry.hosts !== 'all' && entry.hosts !== hosts) continue;
    const parameters = matchPath(entry.path, path);
    if (!parameters) continue;
    const brand = hostBrand ?? (entry.brandId ? brands[entry.brandId] : findBrandOf(parameters));
    return { page: entry.page, brand, parameters };
  }
  return { page: 'not-found', brand: hostBrand ?? hubBrand, parameters: {} };
}

function findBrandOf({ conversionId }: FoundPage['parameters']): Brand {
  return conversionId ? brands[brandOfConversion(conversionId)] : hubBrand;
}

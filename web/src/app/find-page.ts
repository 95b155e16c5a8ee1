import type { Brand } from '#shared/brands/brand.ts';
import { brands, findBrandByHost, findBrandByPath, hubBrand } from '#shared/brands/index.ts';
import { parseBrandId } from '#shared/domain/brand-names.ts';
import { brandOfConversion } from '#shared/domain/conversion-id.ts';
import type { HostSet } from '#web/lib/site/site-links.ts';
import { matchPath } from './match-path.ts';
import { type PageEntry, type PageName, pageTable } from './page-table.ts';

export type FoundPage = {
  page: PageName;
  set: HostSet;
  brand: Brand;
  parameters: Record<string, string | undefined>;
};

const hubRoot = '/gptsites';
/** Of the hub's set, but outside its root: document 1 section 2. */
const hubPaths = ['/conversion-demo'];

/** The page and brand that a host and a path stand for; `brandName` is the brand a link of a host of none came from. */
export function findPage(hostname: string, path: string, brandName = '', entries = pageTable): FoundPage {
  const hostBrand = findBrandByHost(hostname);
  const { set, inner } = chooseSet(hostBrand, path.toLowerCase());
  for (const entry of entries) {
    if (!entry.sets.includes(set)) continue;
    const matched = matchPath(entry.path, inner);
    if (!matched) continue;
    const parameters = { ...entry.defaults, ...matched };
    const stand = entry.namesUnknownBrand ? hubBrand : undefined;
    const brand = hostBrand ?? findBrandOf(entry, { ...parameters, brandName }) ?? stand;
    if (brand) return { page: choosePage(entry, brand), set, brand, parameters };
  }
  const page = set === 'full' && namesBrand(inner) ? 'brand-missing' : 'not-found';
  return { page, set, brand: hostBrand ?? hubBrand, parameters: {} };
}

/** Whether a path is the address of a brand: one that has no line in the table has no data file either. */
function namesBrand(path: string): boolean {
  return /^\/[a-z]+\/?$/.test(path) && parseBrandId(path.replaceAll('/', '')) !== undefined;
}

function chooseSet(hostBrand: Brand | undefined, path: string): { set: HostSet; inner: string } {
  if (hostBrand) return { set: 'brand', inner: path };
  if (path === hubRoot || path.startsWith(`${hubRoot}/`)) {
    return { set: 'hub', inner: path.slice(hubRoot.length) };
  }
  return { set: hubPaths.includes(path.replace(/\/$/, '')) ? 'hub' : 'full', inner: path };
}

/** Undefined when the path names a brand that does not exist. */
function findBrandOf({ brandId }: PageEntry, parameters: FoundPage['parameters']): Brand | undefined {
  const { conversionId, brand, brandName } = parameters;
  if (brandId) return brands[brandId];
  if (brand !== undefined) return findBrandByPath(brand);
  if (conversionId !== undefined) return brands[brandOfConversion(conversionId)];
  return findBrandByPath(brandName ?? '') ?? hubBrand;
}

function choosePage({ page }: PageEntry, { isHub }: Brand): PageName {
  return page === 'landing' && isHub ? 'hub' : page;
}

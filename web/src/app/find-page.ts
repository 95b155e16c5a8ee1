import { matchRoutes } from 'react-router-dom';
import type { Brand } from '#shared/brands/brand.ts';
import { parseBrandId } from '#shared/brands/brand-names.ts';
import { brands, findBrandByHost, findBrandByPath, hubBrand } from '#shared/brands/index.ts';
import { brandOfConversion } from '#shared/domain/conversion/conversion-id.ts';
import type { HostSet } from '#web/lib/site/site-links.ts';
import type { PageLine, PageRoute } from './page-line.ts';
import { brandMissingLine, notFoundLine, routeTable } from './route-table.ts';

export type FoundPage = {
  line: PageLine;
  set: HostSet;
  brand: Brand;
  parameters: Record<string, string | undefined>;
};

const hubRoot = '/gptsites';

/**
 * The page and brand for a host and a path; `brandName` is the brand that a link on a host without a brand came from.
 */
export function findPage(hostname: string, path: string, brandName = '', table = routeTable): FoundPage {
  const hostBrand = findBrandByHost(hostname);
  const inner = path.toLowerCase();
  const [matched] = matchRoutes(listRoutes(hostBrand, table), inner) ?? [];
  if (matched) {
    const { line, route, set } = matched.route.handle;
    const parameters = { ...route.defaults, ...matched.params };
    const fallback = route.namesUnknownBrand ? hubBrand : undefined;
    const brand = hostBrand ?? findBrandOf(route, { ...parameters, brandName }) ?? fallback;
    if (brand) return { line, set, brand, parameters };
  }
  const set = chooseSet(hostBrand, inner);
  const line = set === 'full' && isBrandPath(inner) ? brandMissingLine : notFoundLine;
  return { line, set, brand: hostBrand ?? hubBrand, parameters: {} };
}

export function listPatterns({ path, isOutsideHubRoot }: PageRoute, set: HostSet): string[] {
  if (set !== 'hub') return [path];
  return [`${hubRoot}${path === '/' ? '' : path}`, ...(isOutsideHubRoot ? [path] : [])];
}

/** Every route of a brand's host, or of a host without a brand, in the order React Router matches them. */
function listRoutes(hostBrand: Brand | undefined, table: readonly PageLine[]) {
  const sets: HostSet[] = hostBrand ? ['brand'] : ['hub', 'full'];
  const host = hostBrand?.isHub ? 'hub' : 'editions';
  return table.flatMap((line) =>
    line.routes
      .filter(({ only = host }) => !hostBrand || only === host)
      .flatMap((route) =>
        sets
          .filter((set) => route.sets.includes(set))
          .flatMap((set) => listPatterns(route, set).map((path) => ({ path, handle: { line, route, set } }))),
      ),
  );
}

/** Whether a path names a brand; without a route for it, the brand has no data file. */
function isBrandPath(path: string): boolean {
  return /^\/[a-z]+\/?$/.test(path) && parseBrandId(path.replaceAll('/', '')) !== undefined;
}

function chooseSet(hostBrand: Brand | undefined, path: string): HostSet {
  if (hostBrand) return 'brand';
  return path === hubRoot || path.startsWith(`${hubRoot}/`) ? 'hub' : 'full';
}

/** Undefined when the path names an unknown brand. */
function findBrandOf(
  { brandId, followsLink }: PageRoute,
  parameters: FoundPage['parameters'],
): Brand | undefined {
  const { conversionId, brand, brandName } = parameters;
  if (brandId) return (followsLink && findBrandByPath(brandName ?? '')) || brands[brandId];
  if (brand !== undefined) return findBrandByPath(brand);
  if (conversionId !== undefined) return brands[brandOfConversion(conversionId)];
  return findBrandByPath(brandName ?? '') ?? hubBrand;
}
